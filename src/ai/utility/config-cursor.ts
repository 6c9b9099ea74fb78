/**
 * The position in a configuration while it is read: its path for messages, the key of its state, and the option and
 * reasoner around it. If a part is used by `use`, the path becomes that of the shared part, but the key remains that
 * of the place that uses it, because each use has a state of its own.
 */

import { didYouMean, isRecord, shown, within } from '../problems.ts';
import type { Loading, ConfigPlace, Surroundings } from './kinds.ts';
import type { Sense } from './decision-scene.ts';

const MOST_PARTS = 20_000;
const DEEPEST = 100;
const MOST_LISTED = 40;

/** The implementation of {@link ConfigPlace}; immutable. */
export class ConfigCursor implements ConfigPlace {
  constructor(
    readonly load: Loading,
    readonly path: string,
    readonly key: string,
    readonly around: Surroundings,
    private readonly depth = 0,
    private readonly line: number | null = null,
    /** Names of the shared parts that contain this place. */
    private readonly uses: readonly string[] = [],
  ) {}

  at(field: string | number, name?: string): ConfigPlace {
    const key = name === undefined ? within(this.key, field) : `${this.key}/${name}`;
    return new ConfigCursor(
      this.load,
      within(this.path, field),
      key,
      this.around,
      this.depth + 1,
      this.line,
      this.uses,
    );
  }

  among(around: Partial<Surroundings>): ConfigPlace {
    return new ConfigCursor(
      this.load,
      this.path,
      this.key,
      { ...this.around, ...around },
      this.depth,
      this.line,
      this.uses,
    );
  }

  remember(): string {
    this.around.reasoner.remembers = true;
    return this.key;
  }

  wrong(message: string): undefined {
    const { load, path } = this;
    load.faults++;
    if (!load.told.has(`${path} ${message}`)) load.problems.add(path, message, this.nearestLine());
    load.told.add(`${path} ${message}`);
  }

  /** Returns the line of this place in the source text; if this place is not written in the text, the line of the nearest place around it. */
  private nearestLine(): number | null {
    if (this.line !== null) return this.line;
    let { path } = this;
    for (;;) {
      const line = this.load.lines.get(path);
      if (line !== undefined || path === '') return line ?? null;
      const shorter = path.replace(/(^|\.)[^.[\]]*$|\[\d+\]$/, '');
      path = shorter === path ? '' : shorter;
    }
  }

  goesOn(): boolean {
    const { load } = this;
    if (this.depth > DEEPEST) this.wrong(`things lie in each other more than ${DEEPEST} deep`);
    else if (++load.parts <= MOST_PARTS && !load.problems.full) return true;
    else if (load.parts === MOST_PARTS + 1)
      this.wrong(`the configuration has more than ${MOST_PARTS} parts, shared ones unfolded`);
    load.faults++;
    return false;
  }

  resolve(value: unknown): { value: unknown; place: ConfigPlace } | null {
    if (!isRecord(value) || !Object.hasOwn(value, 'use')) return { value, place: this };
    const { shared } = this.load;
    const name = asText(value['use']);
    const known = shared.get(name);
    const at = this.at('use');
    for (const key of Object.keys(value))
      if (key !== 'use') this.at(key).wrong(`nothing can stand beside 'use'; the shared part is taken as it is`);
    if (known === undefined) {
      const names = [...shared.keys()];
      at.wrong(`nothing shared is called ${shown(value['use'])}${meantOr(name, names)}`);
    } else if (this.uses.includes(name)) {
      const ring = [...this.uses.slice(this.uses.indexOf(name)), name].join(' → ');
      at.wrong(`shared parts use each other in a circle: ${ring}; one must do without`);
    } else {
      const line = known.global ? this.nearestLine() : this.line;
      const uses = [...this.uses, name];
      const place = new ConfigCursor(this.load, known.path, this.key, this.around, this.depth + 1, line, uses);
      if (place.goesOn()) return place.resolve(known.value);
    }
    return null;
  }
}

/**
 * Reports a problem if a component uses a store that the game's contexts do not have. That can also be the default
 * store, which is used where a configuration names none.
 */
export function needsStore(place: ConfigPlace, type: string, store: string): undefined {
  const stores = place.load.names.get('stores') ?? [];
  if (stores.includes(store)) return undefined;
  const what = store === 'self' ? 'nobody decides here, so there is no self' : `there is no store '${store}' here`;
  return place.wrong(`${type}: ${what}; write what is meant${thereAre(stores)}`);
}

/** Reports a problem if a component needs an ability (a sense, such as line of sight) which the game does not provide. */
export function needsSense(place: ConfigPlace, type: string, sense: Sense, what: string): void {
  if (place.load.names.get('senses')?.includes(sense) === true) return;
  place.wrong(
    `${type} cannot be asked here: the game does not say ${what} (its factory is made without the sense '${sense}')`,
  );
}

/** Returns a text unchanged, and '' for any other value, so that the result can be compared with similar names. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the end of a message about an unknown name: the name that was probably meant or, if no name is similar, the list of existing names. */
export const meantOr = (name: unknown, names: readonly string[]): string =>
  didYouMean(asText(name), names) || thereAre(names);

/** Returns the end of a message, which lists the existing names: `; there are: a, b, c`. */
export const thereAre = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `; there are: ${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? ', …' : ''}`;
