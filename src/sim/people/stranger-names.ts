/**
 * Names of guests nobody knows by name yet. A plan draws one of the first forty; whoever comes in while another person
 * of that name is in the room takes the next free one, so that a name means one person. The later names of the list are
 * only ever given that way.
 */

import { pick, type Stream } from '../../ai/index.ts';

const DRAWN =
  'Aki Bea Cleo Dan Eri Fay Gus Hiro Ida Jun Kaya Leo Mina Nils Oda Pia Quin Rei Sam Tess Uma Vic Wen Xia Yuri Zoe Ama Ben Cai Dora Emi Finn Goro Hal Iris Jo Kim Lia Mako Nora'.split(
    ' ',
  );
const SPARE =
  'Alma Bo Chika Dara Elio Flo Gil Hugo Inga Joon Kai Lars Maja Nico Olga Per Ravi Sol Tara Udo Vito Wilma Yara Zeno Arlo Birte Cora Dirk Edda Fumi Greta Hedda'.split(
    ' ',
  );

/** All of them, in the order in which a taken name is passed on. */
export const STRANGERS: readonly string[] = [...DRAWN, ...SPARE];

/** The name a plan gives. */
export const guestName = (stream: Stream): string => pick(stream, DRAWN);

/** The wanted name if nobody has it, else the next of the list that is free; numbered when all are taken. */
export function nameFor(wanted: string, taken: ReadonlySet<string>): string {
  const first = STRANGERS.indexOf(wanted);
  if (first < 0 || !taken.has(wanted)) return wanted;
  for (let i = 1; i < STRANGERS.length; i++) {
    const next = STRANGERS[(first + i) % STRANGERS.length] as string;
    if (!taken.has(next)) return next;
  }
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}

/** Whoever is in the café, on shift or across the street, by name. */
export const namesTaken = (people: Readonly<Record<string, { readonly name: string }>>): ReadonlySet<string> =>
  new Set(Object.values(people).map(({ name }) => name));
