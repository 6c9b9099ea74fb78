/**
 * All scripts of this restaurant by name: maids' scripts are in maid/index.ts, guests' in guest.ts, chefs' in chef.ts.
 * Add the list of another role here.
 */

import { type AIScript, concat } from '../ai/index.ts';
import type { TableVocabulary } from '../sim/script-api/script-api.ts';
import type { Actor } from '../sim/script-api/views.ts';
import { chefScripts } from './chef.ts';
import { guestEvacuates, heedsAlarm, maidEvacuates } from './events/alarm.ts';
import { brawlScripts, fleesBrawl, goesBetween, isAtLeisure, mediatorScripts, seesBrawl } from './events/brawl.ts';
import { gapesFirst } from './events/starstruck.ts';
import { joinsShow, showScripts } from './events/show.ts';
import { tvScripts } from './events/tv.ts';
import { guestScripts } from './guest.ts';
import type { GuestScript } from './script-types.ts';
import { guestTables } from './guest/temperament.ts';
import { maidScripts } from './maid/index.ts';
import { maidTables } from './maid/table/index.ts';
import { utility } from './utility/index.ts';
import { withCamera } from './utility/paparazzo.ts';

const tables: Readonly<Record<'guest' | 'maid', TableVocabulary>> = { guest: guestTables, maid: maidTables };

// Maids' and guests' scripts in one list. Some of them are wrapped with reactions to events, such as a brawl or a show.
// The types differ per role, which is safe because warps.csv uses a maid's script only for maids.
const people = {
  ...maidScripts,
  ...guestScripts,
  'guest.seated': concat(seesBrawl, joinsShow, withCamera(guestScripts['guest.seated'] as GuestScript)),
  'guest.flee': concat(fleesBrawl, guestScripts['guest.flee'] as GuestScript),
  ...showScripts,
  ...tvScripts,
  ...brawlScripts,
  ...mediatorScripts,
  ...Object.fromEntries(
    Object.entries(maidScripts)
      .filter(([name]) => isAtLeisure(name))
      .map(([name, script]) => [name, concat(goesBetween, script)]),
  ),
} as unknown as Readonly<Record<string, AIScript<Actor>>>;
// All scripts. A maid or guest first reacts to a fire alarm, then to a celebrity, before the script runs. Chefs have no
// such reactions, because they stay at the stove; nor have the scripts for getting up and for leaving the café.
const byName: Readonly<Record<string, AIScript<Actor>>> = {
  ...Object.fromEntries(Object.entries(people).map(([name, script]) => [name, heedsAlarm(gapesFirst(script))])),
  'maid.getUp': people['maid.getUp'] as AIScript<Actor>,
  'maid.evacuate': maidEvacuates as unknown as AIScript<Actor>,
  'guest.evacuate': guestEvacuates as unknown as AIScript<Actor>,
  ...(chefScripts as unknown as Readonly<Record<string, AIScript<Actor>>>),
};

/** Everything a café needs from scripts; replaced as a whole when a script is edited on disk. */
export const scripts = { byName, tables, utility };
