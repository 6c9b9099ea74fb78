/**
 * The lab, in which the player rewinds the day, asks for reasons, changes things and compares the results. It takes
 * the place of the café's panels while it is open.
 *
 *     await followLanguage();
 *     const lab = openLab(element, deps, 'time', null);
 *     // after each step of the running café:
 *     lab.ticked();
 */

import { h, render } from 'preact';
import { loadAtlases } from '../ui/index.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { LabDeps } from './frame/deps.ts';
import { Lab } from './frame/lab.ts';
import { listenToLabKeys } from './frame/keys.ts';
import { LabView } from './frame/LabView.tsx';
import type { PageId } from './frame/page-ids.ts';
import { PAGES } from './pages.ts';
import '../ui/styles/hanzi.css';
import '../ui/styles/kana.css';
import '../ui/styles/lazy-fonts.css';
import './frame/frame.css';
import './frame/small.css';

export type { LabDeps, LabSpeed, SecondView } from './frame/deps.ts';
export type { PageId } from './frame/page-ids.ts';
export { followLanguage } from './words/index.ts';
export { Breakpoints } from './frame/breakpoints.ts';

export interface OpenLab {
  /** Steps the café shown. @returns false when the café cannot be stepped further */
  step(): boolean;
  /** Must be called after each step of the running café. */
  ticked(): void;
  /** Called when a person was clicked in the café's picture. */
  look(id: PersonId | null): void;
  /** The lab's model, for tests. */
  readonly model: Lab;
  close(): void;
}

/** Opens the lab. Its words must be loaded before: {@link followLanguage}. */
export function openLab(mount: HTMLElement, deps: LabDeps, page: PageId, who: PersonId | null): OpenLab {
  const lab = new Lab(deps, page);
  lab.who.value = who;
  loadAtlases();
  render(h(LabView, { lab, pages: PAGES }), mount);
  lab.scope.defer(listenToLabKeys(lab));
  void lab.open();
  lab.scope.nextFrame(() => mount.querySelector<HTMLElement>('.lab-name h1')?.focus());
  return {
    model: lab,
    step: () => lab.step(),
    ticked: () => lab.ticked(),
    look: (id) => {
      lab.who.value = id;
    },
    close: () => {
      lab.dispose();
      render(null, mount);
    },
  };
}
