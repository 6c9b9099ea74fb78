// Reads the options of this project's commands. A command declares its options; from the declaration come the values, the
// text of --help, and all errors at once: unknown names, missing and wrong values, each with what would be right. On an
// error nothing is run and the exit code is 2.
//
//     const { seeds, strategy } = optionsOf({
//       use: 'npm run balance --', about: 'Plays seasons.',
//       options: { seeds: option(wholeFrom(1), 10, 'how many seasons'), strategy: option(someOf(oneOf(names)), names, '…') },
//     });
// Only Node's own modules may be imported: on a new machine nothing else is installed yet.

/**
 * What an option's value must be.
 * @template T
 * @typedef {object} Kind
 * @property {string} shown how --help shows the value: `N`
 * @property {string} right what would be right, after "must be": `a whole number from 1`
 * @property {(text: string) => T | undefined} read the value; undefined = the text is wrong
 * @property {readonly string[]} [known] the values that exist, if they can be listed
 */

/**
 * @template T
 * @typedef {{ readonly kind: Kind<T> | null, readonly otherwise: T, readonly says: string }} Option
 */

/**
 * An option that takes a value.
 * @template T
 * @template {T | null | undefined} D
 * @param {Kind<T>} kind
 * @param {D} otherwise the value if the option is left out
 * @param {string} says what it does, for --help
 * @returns {Option<T | Extract<D, null | undefined>>}
 */
export const option = (kind, otherwise, says) =>
  /** @type {Option<T | Extract<D, null | undefined>>} */ (/** @type {unknown} */ ({ kind, otherwise, says }));

/**
 * An option without a value.
 * @param {string} says
 * @returns {Option<boolean>}
 */
export const flag = (says) => ({ kind: null, otherwise: false, says });

/**
 * @param {number} least
 * @param {number} [most]
 * @returns {Kind<number>}
 */
export const wholeFrom = (least, most = 0x7fffffff) => ({
  shown: 'N',
  right: most === 0x7fffffff ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
  read: (text) => (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
});

/**
 * @template {string} T
 * @param {readonly T[]} names
 * @returns {Kind<T>}
 */
export const oneOf = (names) => ({
  shown: 'NAME',
  right: `one of ${names.join(', ')}`,
  read: (text) => names.find((name) => name === text),
  known: names,
});

/**
 * Several values, separated by commas.
 * @template T
 * @param {Kind<T>} kind
 * @returns {Kind<readonly T[]>}
 */
export const someOf = (kind) => ({
  shown: `${kind.shown},…`,
  right: kind.known ? `some of ${kind.known.join(', ')}, with commas between` : `${kind.right}, or several with commas`,
  read: (text) => {
    const all = text.split(',').map(kind.read);
    return all.every((one) => one !== undefined) ? /** @type {T[]} */ (all) : undefined;
  },
  ...(kind.known ? { known: kind.known } : {}),
});

/**
 * A text of any other form.
 * @param {string} shown
 * @param {string} right
 * @param {(text: string) => boolean} [holds]
 * @returns {Kind<string>}
 */
export const textOf = (shown, right, holds = (text) => text !== '') => ({
  shown,
  right,
  read: (text) => (holds(text) ? text : undefined),
});

/**
 * What a command takes.
 * @template O
 * @template W
 * @typedef {object} Command
 * @property {string} use how it is begun: `npm run balance --`
 * @property {string} about what it does, for --help
 * @property {O} [options]
 * @property {{ readonly kind: Kind<W>, readonly most?: number, readonly says: string }} [words] what may stand
 *   without a name; left out = nothing
 */

/**
 * @template O
 * @typedef {{ readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never }} Values
 */

/**
 * Reads the words of a command line.
 * @template {Readonly<Record<string, Option<any>>>} O
 * @template W
 * @param {Command<O, W>} command
 * @param {readonly string[]} argv
 * @returns {{ values: Values<O> & { readonly words: readonly W[] }, errors: readonly string[], help: boolean }}
 */
export function readOptions({ options, words }, argv) {
  const declared = /** @type {O} */ (options ?? {});
  /** @type {Record<string, unknown>} */
  const values = {};
  /** @type {string[]} */
  const errors = [];
  /** @type {W[]} */
  const plain = [];
  const given = new Set();
  let help = false;
  for (const [name, { otherwise }] of Object.entries(declared)) values[inCode(name)] = otherwise;
  for (let i = 0; i < argv.length; i++) {
    const word = /** @type {string} */ (argv[i]);
    if (word === '--help' || word === '-h') {
      help = true;
      continue;
    }
    if (!word.startsWith('-')) {
      const value = words?.kind.read(word);
      if (words === undefined) errors.push(`${word}: nothing without a name is taken; options begin with --`);
      else if (value === undefined) errors.push(`${word}: must be ${words.kind.right}${near(word, words.kind.known)}`);
      else if (plain.length >= (words.most ?? Infinity)) errors.push(`${word}: is one too many`);
      else plain.push(value);
      continue;
    }
    const at = word.indexOf('=');
    const name = (at > 0 ? word.slice(0, at) : word).replace(/^--/, '');
    if (!Object.hasOwn(declared, name) || !word.startsWith('--')) {
      errors.push(
        `${at > 0 ? word.slice(0, at) : word}: unknown option; --help lists them${near(
          `--${name}`,
          Object.keys(declared).map((one) => `--${one}`),
        )}`,
      );
      // The value of a misspelt option is no word of its own.
      if (at < 0 && words === undefined && argv[i + 1]?.startsWith('-') === false) i++;
      continue;
    }
    const { kind } = /** @type {Option<unknown>} */ (declared[name]);
    const inline = at > 0 ? word.slice(at + 1) : undefined;
    if (given.has(name)) errors.push(`--${name}: is given twice`);
    given.add(name);
    if (kind === null) {
      if (inline !== undefined) errors.push(`--${name}: takes no value, not ${inline}`);
      values[inCode(name)] = true;
      continue;
    }
    const next = argv[i + 1];
    const text = inline ?? (next === undefined || next.startsWith('--') ? '' : next);
    if (inline === undefined && text !== '') i++;
    const value = kind.read(text);
    if (value === undefined)
      errors.push(`--${name}: ${text === '' ? 'its value is missing; it' : text} must be ${kind.right}${near(text, kind.known)}`); // prettier-ignore
    else values[inCode(name)] = value;
  }
  return {
    values: /** @type {Values<O> & { words: W[] }} */ (/** @type {unknown} */ ({ ...values, words: plain })),
    errors,
    help,
  };
}

/**
 * The text of --help.
 * @param {Command<any, any>} command
 */
export function helpOf({ use, about, options = {}, words }) {
  /** @type {[string, string][]} */
  const rows = [];
  if (words) rows.push([words.kind.shown, `${words.says}: ${words.kind.right}`]);
  for (const [name, { kind, otherwise, says }] of Object.entries(
    /** @type {Record<string, Option<any>>} */ (options),
  )) {
    const usual =
      kind === null || otherwise === null || otherwise === undefined
        ? ''
        : `; left out = ${String(otherwise) || 'none'}`;
    rows.push([
      `--${name}${kind === null ? '' : ` ${kind.shown}`}`,
      kind === null ? says : `${says}: ${kind.right}${usual}`,
    ]);
  }
  rows.push(['--help', 'this text']);
  const wide = Math.max(...rows.map(([name]) => name.length));
  const line = `${use}${words ? ` [${words.kind.shown} …]` : ''}${Object.keys(options).length > 0 ? ' [options]' : ''}`;
  return `${about}\n\n  ${line}\n\n${rows.map(([name, says]) => `  ${name.padEnd(wide)}  ${says}`).join('\n')}\n`;
}

/**
 * The options of this process. Ends it with the help if that is asked for, and with code 2 and all errors if something is
 * wrong.
 * @template {Readonly<Record<string, Option<any>>>} O
 * @template W
 * @param {Command<O, W>} command
 * @param {readonly string[]} [argv]
 * @returns {Values<O> & { readonly words: readonly W[] }}
 */
export function optionsOf(command, argv = process.argv.slice(2)) {
  const { values, errors, help } = readOptions(command, argv);
  if (help) {
    process.stdout.write(helpOf(command));
    process.exit(0);
  }
  if (errors.length > 0) {
    const are = errors.length === 1 ? '1 thing is' : `${errors.length} things are`;
    process.stderr.write(`${are} wrong:\n${errors.map((error) => `  ${error}`).join('\n')}\n`);
    process.exit(2);
  }
  return values;
}

/** `no-open` is `noOpen` in code. */
const inCode = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * "; did you mean …?" if a known name differs by at most two letters.
 * @param {string} name
 * @param {readonly string[]} [known]
 */
function near(name, known = []) {
  const found = known
    .map((one) => [steps(name, one), one])
    .filter(([far, one]) => /** @type {number} */ (far) <= (String(one).length > 4 ? 2 : 1))
    .sort(([a], [b]) => /** @type {number} */ (a) - /** @type {number} */ (b));
  return found.length === 0 ? '' : `; did you mean ${found[0]?.[1]}?`;
}

/**
 * How many letters must be added, left out or replaced to come from `a` to `b`.
 * @param {string} a
 * @param {string} b
 */
function steps(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        /** @type {number} */ (next[j - 1]) + 1,
        /** @type {number} */ (row[j]) + 1,
        /** @type {number} */ (row[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
