/**
 * The lab (chapter 7): rewind, ask, change, compare. It takes the place of the café's panels while it is open.
 *
 *     const lab = openLab(element, host, 'time');
 *     // the running café has stepped:
 *     lab.ticked();
 */

import { h, render } from 'preact';
import { loadAtlases } from '../hud/kit/index.ts';
import type { PersonId } from '../sim/person.ts';
import type { LabHost } from './frame/host.ts';
import { Lab } from './frame/lab.ts';
import { listenToLabKeys } from './frame/keys.ts';
import { LabView } from './frame/LabView.tsx';
import type { PageId } from './frame/pages.ts';
import { followLanguage } from './words/index.ts';
import '../hud/kit/apart.css';
import './frame/frame.css';

export type { LabHost, LabSpeed, Place, SecondView } from './frame/host.ts';
export type { PageId } from './frame/pages.ts';
export { Breakpoints } from './warps/breakpoints.ts';

export interface OpenLab {
  /** One tick of what is shown; false when nothing more can happen. */
  step(): boolean;
  /** The running café has taken a step. */
  ticked(): void;
  /** Somebody was clicked on. */
  look(id: PersonId | null): void;
  /** For tests: what the lab knows. */
  readonly model: Lab;
  close(): void;
}

export async function openLab(mount: HTMLElement, host: LabHost, page: PageId, who: PersonId | null): Promise<OpenLab> {
  await followLanguage();
  const lab = new Lab(host, page);
  lab.who.value = who;
  loadAtlases();
  render(h(LabView, { lab }), mount);
  const stopListening = listenToLabKeys(lab);
  void lab.open();
  requestAnimationFrame(() => mount.querySelector<HTMLElement>('.lab-name h1')?.focus());
  return {
    model: lab,
    step: () => lab.step(),
    ticked: () => lab.ticked(),
    look: (id) => {
      lab.who.value = id;
    },
    close: () => {
      stopListening();
      lab.dispose();
      render(null, mount);
    },
  };
}
