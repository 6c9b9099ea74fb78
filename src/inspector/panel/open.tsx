/**
 * Opens the inspector in an element of a page: for a running game, with rewind, branches and breakpoints, or for a
 * recording that was read from a file.
 *
 *     const inspector = openInspector(document.body, recorder, { describe, picture });
 *     inspector.close();
 */

import { render } from 'preact';
import { Scope } from '../../ui/lifetime/scope.ts';
import type { Inspected } from '../record/inspected.ts';
import type { Recording } from '../record/recorded.ts';

import type { Describe, Picture } from './describe.ts';
import { Inspector } from './Inspector.tsx';
import styles from './inspector.css?inline';
import { Model } from './model.ts';

export interface InspectorOptions {
  /** Words and colours for the contents of the recording; left out = todos and reasons are shown as they are. */
  readonly describe?: Describe;
  /** Draws the game at the moment shown; left out = the inspector has no picture of its own. */
  readonly picture?: Picture;
  /** Id of the character that is chosen at first. */
  readonly who?: string;
  /** Whether there is a button that closes the inspector; left out = true. */
  readonly canClose?: boolean;
}

export interface OpenInspector {
  /**
   * Removes the inspector from the page. The recorder goes on; if the inspector had stopped the time, it goes on, too.
   */
  close(): void;
}

const isRunning = (shown: Inspected | Recording): shown is Inspected => 'goTo' in shown;

/**
 * Opens the inspector in this element. @param shown the recorder of a running game, here or in another window, or a
 * recording
 */
export function openInspector(
  element: HTMLElement,
  shown: Inspected | Recording,
  { describe, picture, who, canClose = true }: InspectorOptions = {},
): OpenInspector {
  const scope = new Scope();
  const recorder = isRunning(shown) ? shown : null;
  const model = new Model(isRunning(shown) ? shown.line : shown, recorder, describe);
  if (who !== undefined) model.look(who);
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  const host = document.createElement('div');
  host.style.height = '100%';
  element.append(host);
  const close = (): void => {
    // Time must not stay stopped when the inspector is closed, because no other control could start it again.
    if (recorder !== null) recorder.held = false;
    scope.dispose();
    render(null, host);
    host.remove();
    style.remove();
  };
  if (recorder !== null) {
    // A game may run many ticks in one frame; the inspector is drawn once for all of them.
    let isDue = false;
    scope.defer(
      recorder.onChange(() => {
        if (isDue) return;
        isDue = true;
        scope.nextFrame(() => {
          isDue = false;
          model.renew();
        });
      }),
    );
  }
  render(<Inspector model={model} picture={picture ?? null} {...(canClose ? { onClose: close } : {})} />, host);
  return { close };
}
