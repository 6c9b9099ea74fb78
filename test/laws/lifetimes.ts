// Finds what a visit could leave behind: listeners, frame loops, intervals and Workers that no scope ends.

import { isNode, parse, place, walk, type Node, type Source } from './sources.ts';

/** Files that may start these things without a scope, each with its reason. */
export const WITHOUT_SCOPE: Readonly<Record<string, string>> = {
  'src/ui/lifetime/scope.ts': 'the scope itself',
  'src/ui/lifetime/frames.ts': 'the one request that serves the frame loops of all scopes',
  'src/sandbox/worker.ts': 'runs in a Worker and ends with it',
  'src/analysis/futures/worker.ts': 'runs in a Worker and ends with it',
  'src/lab/scripts/compiler-worker.ts': 'runs in a Worker and ends with it',
  'src/sound/index.ts': 'a note’s own end, which comes by itself',
  'src/sound/music/player.ts': 'one interval for the piece being played; sound imports nothing of the page',
  'src/view/snapshot.ts': 'a FileReader, which ends with its file',
  'src/cli/scripted/watched.ts': 'a Worker of Node on the command line',
};

/** Files that may listen for keys on the whole page, each with its reason. All others register a keymap. */
export const KEY_LISTENERS: Readonly<Record<string, string>> = {
  'src/ui/keys/keys.ts': 'the only listener for keymaps',
  'src/view/camera/gestures.ts': 'whether Space is held while the picture is dragged',
  'src/hud/celebration/Celebration.tsx': 'any key at all, which skips a celebration',
  'src/game/hosts/sound-host.ts': 'a first gesture of any kind, after which browsers allow sound',
};

/** Whether a file listens for keys on the window or the document. */
export const hearsKeys = ({ text }: Source): boolean =>
  /listen\(\s*(?:window|document),\s*(?:type\b|'key(?:down|up|press)')/.test(text);

const CALLS: readonly string[] = ['addEventListener', 'setInterval', 'requestAnimationFrame', 'ResizeObserver'];

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  return String(node['name'] ?? '');
};

/** Every listener, frame, interval, observer and Worker that is started without a scope, as a sentence. */
export function unscoped(source: Source): string[] {
  const found: string[] = [];
  walk(parse(source).program as unknown as Node, (node, parents) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const name = nameOf(node['callee']);
    const around = parents.at(-1);
    // `scope.worker(new Worker(…))` ends it.
    const held = name === 'Worker' && around?.type === 'CallExpression' && nameOf(around['callee']) === 'worker';
    if (CALLS.includes(name) || (name === 'Worker' && node.type === 'NewExpression' && !held))
      found.push(`${place(source, node.start)}  ${name} without a scope (src/ui/lifetime/scope.ts)`);
  });
  return found;
}
