/**
 * Names of ordinary guests, who are neither regulars nor celebrities. A plan draws one of the first 40 names. If a
 * person of that name is present, the guest gets the next free name of the list, so that names in the café are unique.
 * The names after the first 40 are used only in this case; there are more of them than people in the fullest café. Greta is not among them: she is the rival's cook.
 */

import { pick, type Stream } from '../../ai/index.ts';

const DRAWN =
  'Aki Bea Cleo Dan Eri Fay Gus Hiro Ida Jun Kaya Leo Mina Nils Oda Pia Quin Rei Sam Tess Uma Vic Wen Xia Yuri Zoe Ama Ben Cai Dora Emi Finn Goro Hal Iris Jo Kim Lia Mako Nora'.split(
    ' ',
  );
const SPARE =
  'Alma Bo Chika Dara Elio Flo Gil Hugo Inga Joon Kai Lars Maja Nico Olga Per Ravi Sol Tara Udo Vito Wilma Yara Zeno Arlo Birte Cora Dirk Edda Fumi Gesa Hedda Adil Cosmo Delia Dewi Elke Enzo Fritz Gala Hanno Ilse Jens Karla Levi Luca Mara Marek Naomi Nele Noa Otis Paula Pavel Pim Rosa Ruben Runa Selma Silas Sina Thea Timo Toni Ugo Ulla Viggo Willa Yan Keiko Zita Zora'.split(
    ' ',
  );

/** All names of ordinary guests, in the order in which a free name is searched for. */
export const STRANGERS: readonly string[] = [...DRAWN, ...SPARE];

const WOMEN = new Set('Bea Cleo Eri Fay Ida Kaya Mina Oda Pia Tess Uma Xia Zoe Ama Dora Emi Iris Lia Nora'.split(' '));

/** Whether one of the drawn names is used for women only. */
export const isWomansName = (name: string): boolean => WOMEN.has(name);

/** Draws a name for a guest's arrival plan. */
export const guestName = (stream: Stream): string => pick(stream, DRAWN);

/**
 * Returns the wanted name if it is free or not on the list, otherwise the next free name of the list. If all are
 * taken, the name gets a number.
 * @param namesTaken returns the names in use; called only if the wanted name is on the list
 */
export function nameFor(wanted: string, namesTaken: () => ReadonlySet<string>): string {
  const first = STRANGERS.indexOf(wanted);
  if (first < 0) return wanted;
  const taken = namesTaken();
  if (!taken.has(wanted)) return wanted;
  for (let i = 1; i < STRANGERS.length; i++) {
    const next = STRANGERS[(first + i) % STRANGERS.length] as string;
    if (!taken.has(next)) return next;
  }
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}

/** Names of all people in the café or on shift. */
export const namesTaken = (people: Readonly<Record<string, { readonly name: string }>>): ReadonlySet<string> =>
  new Set(Object.values(people).map(({ name }) => name));
