/** Makes the package's documentation as a folder of plain pages: its README, the guides, and one page for each entry point. */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { entryPoints, type EntryPoint } from './api.ts';

interface Page {
  /** `start.html` */
  readonly file: string;
  readonly title: string;
  readonly html: string;
}

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; display: grid; grid-template-columns: 15rem minmax(0, 1fr); font: 16px/1.6 system-ui, sans-serif; }
nav { position: sticky; top: 0; max-block-size: 100vh; overflow: auto; box-sizing: border-box; padding: 1.5rem; border-inline-end: 1px solid #8884; }
nav a { display: block; text-decoration: none; padding: 0.1rem 0; }
nav b { display: block; margin-block-start: 1rem; }
main { padding: 1.5rem 2rem; max-inline-size: 55rem; }
pre { padding: 0.8rem; overflow: auto; background: #8882; border-radius: 6px; font-size: 0.85em; }
table { border-collapse: collapse; display: block; overflow: auto; }
th, td { border: 1px solid #8886; padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
section { border-block-start: 1px solid #8884; margin-block-start: 1.5rem; }
small { opacity: 0.7; }
@media (max-width: 50rem) { body { grid-template-columns: minmax(0, 1fr); } nav { position: static; } }
`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Markdown as HTML, with links to other guides leading to their pages. */
const htmlOf = (markdown: string): string =>
  marked.parse(markdown, { async: false }).replace(/href="([\w-]+)\.md"/g, 'href="$1.html"');

const titleOf = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? '';

/** Comments use `{@link name}`; the page shows the name. */
const commented = (about: string): string => htmlOf(about.replace(/\{@link\s+([^}\s]+)\s*\}/g, '`$1`'));

function apiPage({ module, about, names }: EntryPoint): Page {
  const list = names.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ');
  const sections = names.map(
    ({ name, kind, about, declarations }) =>
      `<section id="${name}"><h2>${name} <small>${kind}</small></h2>${commented(about)}` +
      `${declarations.map((text) => `<pre><code>${escaped(text)}</code></pre>`).join('')}</section>`,
  );
  const file = `${module.replace('/', '-')}.html`;
  return { file, title: module, html: `<h1>${module}</h1>${commented(about)}<p>${list}</p>${sections.join('\n')}` };
}

/**
 * Writes the site.
 * @param folders the built package, and where the site is written; its old contents are deleted
 * @returns the files written
 */
export function writeSite({ built, out }: { readonly built: string; readonly out: string }): string[] {
  const guidesIn = join(built, 'docs');
  const start = readFileSync(join(guidesIn, 'README.md'), 'utf8');
  // In the order of the list of guides.
  const order = [...start.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => file as string);
  const rest = readdirSync(guidesIn).filter((file) => file !== 'README.md' && !order.includes(file));
  const guides = [...order, ...rest].map((file): Page => {
    const text = readFileSync(join(guidesIn, file), 'utf8');
    return { file: file.replace('.md', '.html'), title: titleOf(text), html: htmlOf(text) };
  });
  const index: Page = {
    file: 'index.html',
    title: 'honeybell-minds',
    html: htmlOf(readFileSync(join(built, 'README.md'), 'utf8')),
  };
  const api = entryPoints(built).map(apiPage);
  const links = (pages: readonly Page[]): string =>
    pages.map(({ file, title }) => `<a href="${file}">${escaped(title)}</a>`).join('');
  const nav = `${links([index])}<b>Guides</b>${links(guides)}<b>Names</b>${links(api)}`;

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const pages = [index, ...guides, ...api];
  for (const { file, title, html } of pages)
    writeFileSync(
      join(out, file),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escaped(title)}</title><link rel="stylesheet" href="style.css"></head>` +
        `<body><nav>${nav}</nav><main>${html}</main></body></html>\n`,
    );
  writeFileSync(join(out, 'style.css'), STYLE);
  return pages.map(({ file }) => file);
}
