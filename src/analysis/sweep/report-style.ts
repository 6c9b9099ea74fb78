import { INKS } from './colours.ts';

/** Style of a sweep's report: the paper, ink and frames of the game, with system fonts, and a layout for printing. */
export const REPORT_STYLE = `
:root { color-scheme: light; ${Object.entries(INKS)
  .map(([name, colour]) => `--${name}: ${colour};`)
  .join(' ')} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 'M PLUS Rounded 1c', 'Hiragino Maru Gothic ProN', 'Noto Sans CJK SC', system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
header { background: var(--cherry); color: var(--white); border-radius: 14px; padding: 18px 24px; }
header p { margin: 4px 0 0; } header small { color: var(--pink); margin-left: 8px; font-family: ui-monospace, monospace; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; } h2 { margin: 0 0 4px; font-size: 20px; color: var(--cherry); }
section { background: var(--card); border: 2px solid var(--rule); border-radius: 14px; padding: 18px 24px; margin-top: 18px; }
section h2 + .note { margin-top: 0; }
.answer { margin: 0; font-size: 22px; color: var(--tealDeep); } .answer + p { margin: 2px 0 0; }
.note, section small { color: var(--mute); } small { font-size: 12px; } .note { font-size: 13px; }
figure { margin: 12px 0 0; overflow-x: auto; } figcaption { font-weight: 800; margin-bottom: 2px; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(400px, 1fr)); gap: 8px 24px; } .maps .first { grid-column: 1 / -1; }
svg { display: block; max-width: 100%; height: auto; }
.wide { overflow-x: auto; margin-top: 16px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; } th, td { text-align: left; padding: 6px 8px; border-bottom: 1px solid var(--rule); vertical-align: top; }
thead th { color: var(--mute); white-space: nowrap; } td.number { white-space: nowrap; } td small { display: block; }
tr.best { background: var(--lit); } a { color: var(--tealDeep); font-weight: 700; } .bad { color: var(--cherry); }
pre { overflow-x: auto; font-size: 12px; background: var(--white); border: 1px solid var(--rule); border-radius: 8px; padding: 12px; } summary { cursor: pointer; font-weight: 700; }
@media (max-width: 520px) { .maps { grid-template-columns: 1fr; } section, header { padding: 14px; } }
@media print { body { background: var(--white); } section { break-inside: avoid; } header { print-color-adjust: exact; } }
`;
