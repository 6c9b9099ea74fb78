/**
 * The page of `npx honeybell-minds view run.minds`: shows the recording that the command serves, or one that is dropped
 * on the page or chosen.
 */

import { pageScope } from '../../ui/lifetime/scope.ts';
import { openInspector } from '../panel/open.tsx';
import { texts } from '../panel/texts.ts';
import { recordingFromBytes } from '../record/recording-file.ts';

/** Path under which the command serves the recording. */
const SERVED = 'recording.minds';

let open = { close: (): void => {} };

async function show(bytes: Uint8Array, name: string): Promise<void> {
  const read = await recordingFromBytes(bytes);
  if (!read.ok) return ask(`${name} ${read.problems.map(({ message }) => message).join('; ')}`);
  open.close();
  document.body.replaceChildren();
  document.title = name;
  open = openInspector(document.body, read.recording, { canClose: false });
}

async function showFile(file: File | undefined): Promise<void> {
  if (file !== undefined) await show(new Uint8Array(await file.arrayBuffer()), file.name);
}

/**
 * Shows a field for choosing a file.
 * @param problem why the last file was refused; '' = none was
 */
function ask(problem = ''): void {
  const field = Object.assign(document.createElement('input'), { type: 'file' });
  pageScope.listen(field, 'change', () => void showFile(field.files?.[0]));
  const drop = Object.assign(document.createElement('main'), { id: 'drop' });
  const said = Object.assign(document.createElement('p'), { textContent: problem });
  said.setAttribute('role', 'alert');
  const asked = Object.assign(document.createElement('label'), { textContent: texts.drop });
  asked.append(document.createElement('br'), field);
  drop.append(said, asked);
  open.close();
  open = { close: () => {} };
  document.body.replaceChildren(drop);
}

pageScope.listen(window, 'dragover', (event: DragEvent) => event.preventDefault());
pageScope.listen(window, 'drop', (event: DragEvent) => {
  event.preventDefault();
  void showFile(event.dataTransfer?.files[0]);
});

const served = await fetch(SERVED).catch(() => null);
if (served?.ok === true)
  await show(new Uint8Array(await served.arrayBuffer()), decodeURIComponent(served.headers.get('x-name') ?? SERVED));
else ask();
