/**
 * Shows the board at the moment shown: facts with the characters that wait for them, and commands with the characters
 * that have read them.
 */

import type { Model } from './model.ts';
import { commandsAt, factsAt, readersOf } from './on-board.ts';
import { texts } from './texts.ts';
import { valueWords } from './words.ts';

/** Maximum number of names in a list; further names are only counted. */
const MOST_NAMES = 5;

export function Board({ model }: { readonly model: Model }) {
  const recording = model.watch();
  const tick = model.tick.value;
  const names = (ids: readonly string[]): string =>
    ids.length === 0
      ? '–'
      : ids
          .slice(0, MOST_NAMES)
          .map((id) => model.nameOf(id))
          .concat(ids.length > MOST_NAMES ? [`+${ids.length - MOST_NAMES}`] : [])
          .join(', ');
  const commands = commandsAt(recording, tick);
  return (
    <div class="mi-board">
      <h3>{texts.facts}</h3>
      <table>
        <thead>
          <tr>
            <th>{texts.fact}</th>
            <th>{texts.changed}</th>
            <th>{texts.waiting}</th>
          </tr>
        </thead>
        <tbody>
          {factsAt(recording, tick).map(({ fact, changed, waiting }) => (
            <tr key={fact}>
              <td>{fact}</td>
              <td>{changed === null ? '–' : model.describe.time(changed)}</td>
              <td>{names(waiting)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{texts.commands}</h3>
      {commands.length === 0 ? (
        <p class="mi-note">{texts.noCommands}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{texts.to}</th>
              <th>{texts.says}</th>
              <th>{texts.until}</th>
              <th>{texts.readBy}</th>
            </tr>
          </thead>
          <tbody>
            {commands.map((one) => (
              <tr key={one.id}>
                <td>{one.executorKeys.join(', ')}</td>
                <td>{valueWords(one.command)}</td>
                <td>{model.describe.time(one.untilTick)}</td>
                <td>{names(readersOf(recording, one))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
