/**
 * The café's keys: what each key does, and where it works. Text fields and open dialogs handle their keys themselves.
 */

import type { Binding, Keymap } from '../ui/keys/keys.ts';
import { say } from '../words/index.ts';
import { STRONG_NAMES, type StrongName } from '../sim/state/strong.ts';
import type { Mode } from './api.ts';
import { STRONG_KEYS } from './strong/keys.ts';

/** The functions that the café's keys call. If a function is undefined, its key is not registered. */
export interface KeyActs {
  pause(): void;
  tick(): void;
  team(team: number): void;
  assign(team: number): void;
  mode(mode: Mode): void;
  region(by: 1 | -1): void;
  follow(): void;
  drama(): void;
  headMaid(): void;
  allLines(): void;
  janken(): void;
  keys(): void;
  scout(): void;
  rival(): void;
  escape(): void;
  /** Chooses this strong action; if the action is chosen already, uses it. */
  strong(name: StrongName): void;
  focus(): void;
  readonly lab: (() => void) | undefined;
  readonly mute: (() => void) | undefined;
  readonly zoom: ((by: 1 | -1) => void) | undefined;
  readonly home: (() => void) | undefined;
  readonly pan: ((dx: -1 | 0 | 1, dy: -1 | 0 | 1) => void) | undefined;
}

export interface KeyPlaces {
  readonly inCafe: () => boolean;
  /** Whether the rival's board opens as a dialog. It does not in a season's evening, where the board is a page. */
  readonly rivalOpens: () => boolean;
  /** Whether the title screen is shown. There the list of keys contains the café's keys, although these keys do not work on the title screen. */
  readonly atTitle: () => boolean;
  /** Whether a dialog of the HUD is open or about to open. */
  readonly underDialog: () => boolean;
}

/** The keymaps, in the order in which the list of keys shows them. */
export function cafeKeymaps(acts: KeyActs, places: KeyPlaces): Keymap[] {
  const { lab, mute, zoom, home, pan } = acts;
  const { inCafe, rivalOpens, atTitle, underDialog: blocked } = places;
  const inTheCafe = { live: inCafe, listed: atTitle, blocked } as const;
  const view = (): string => say('keys.view');
  const requests = (): string => say('keys.commands');
  const mode = (key: string, does: () => string, mode: Mode): Binding => ({
    key,
    does,
    press: () => acts.mode(mode),
  });
  const pans = (key: string, dx: -1 | 0 | 1, dy: -1 | 0 | 1): readonly Binding[] =>
    pan === undefined
      ? []
      : [{ key, does: () => say('keys.pan'), press: () => pan(dx, dy), repeats: true, yields: true }];
  const zooms = (key: string, also: readonly string[], by: 1 | -1): readonly Binding[] =>
    zoom === undefined ? [] : [{ key, also, does: () => say('keys.zoom'), press: () => zoom(by), repeats: true }];
  return [
    {
      ...inTheCafe,
      title: () => say('keys.time'),
      bindings: [
        // The café pauses when Space is released, not when it is pressed, because dragging with Space held down moves
        // the picture.
        { key: 'Space', does: () => say('keys.pause'), press: () => acts.pause(), yields: true, onRelease: true },
        { key: '.', does: () => say('keys.tick'), press: () => acts.tick(), repeats: true },
      ],
    },
    {
      ...inTheCafe,
      title: () => say('keys.maids'),
      bindings: [
        { key: '1…9', does: () => say('keys.team'), press: (_, digit) => acts.team(digit) },
        { key: 'Shift+1…9', does: () => say('keys.assign'), press: (_, digit) => acts.assign(digit) },
      ],
    },
    {
      ...inTheCafe,
      title: requests,
      bindings: [
        mode('a', () => say('keys.aMove'), 'a-move'),
        mode('m', () => say('keys.move'), 'plain'),
        mode('s', () => say('keys.serve'), 'serve'),
        mode('w', () => say('keys.sweep'), 'sweep'),
        mode('g', () => say('keys.gather'), 'gather'),
        ...STRONG_NAMES.map((name): Binding => ({
          key: STRONG_KEYS[name],
          does: () => say(`keys.strong.${name}`),
          press: () => acts.strong(name),
        })),
        { key: 'v', does: () => say('keys.focus'), press: () => acts.focus() },
        { key: 'h', does: () => say('keys.headMaid'), press: () => acts.headMaid() },
        { key: 'k', does: () => say('keys.janken'), press: () => acts.janken() },
        { key: 'o', does: () => say('keys.scout'), press: () => acts.scout() },
        { key: 'd', does: () => say('keys.allLines'), press: () => acts.allLines() },
        { key: 'Escape', does: () => say('keys.escape'), press: () => acts.escape() },
      ],
    },
    {
      ...inTheCafe,
      title: view,
      bindings: [
        { key: 'f', does: () => say('keys.follow'), press: () => acts.follow() },
        { key: 'j', does: () => say('keys.drama'), press: () => acts.drama() },
        ...(lab === undefined ? [] : [{ key: 'l', does: () => say('keys.lab'), press: () => lab() }]),
        ...zooms('+', ['='], 1),
        ...zooms('-', ['−'], -1),
        ...(home === undefined
          ? []
          : [{ key: 'Home', does: () => say('keys.home'), press: () => home(), yields: true }]),
        ...pans('ArrowLeft', -1, 0),
        ...pans('ArrowUp', 0, -1),
        ...pans('ArrowRight', 1, 0),
        ...pans('ArrowDown', 0, 1),
      ],
    },
    {
      ...inTheCafe,
      live: rivalOpens,
      title: view,
      bindings: [{ key: 'b', does: () => say('keys.rival'), press: () => acts.rival() }],
    },
    {
      live: () => true,
      blocked,
      title: view,
      bindings: [
        ...(mute === undefined ? [] : [{ key: 'q', does: () => say('keys.mute'), press: () => mute() }]),
        { key: 'F6', does: () => say('keys.regions'), press: () => acts.region(1) },
        { key: 'Shift+F6', does: () => say('keys.regionBefore'), press: () => acts.region(-1) },
        { key: '?', does: () => say('keys.help'), press: () => acts.keys() },
      ],
    },
  ];
}

/**
 * Returns the region after the focused one (`by` = 1) or before it (−1). The last region is followed by the first. If
 * no region has the focus, returns the first or the last one.
 */
export function nextRegion<R>(regions: readonly R[], current: R | undefined, by: 1 | -1): R | undefined {
  const at = current === undefined ? -1 : regions.indexOf(current);
  if (at < 0) return by === 1 ? regions[0] : regions.at(-1);
  return regions[(at + by + regions.length) % regions.length];
}
