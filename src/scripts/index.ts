/** Every script of this restaurant by name. A maid's are listed in maid/index.ts, a guest's in guest.ts, a chef's in chef.ts; another role's list is added here. */

import { type AIScript, concat } from '../ai/index.ts';
import type { Actor, TableVocabulary } from '../sim/script-api/script-api.ts';
import { chefScripts } from './chef.ts';
import { guestEvacuates, heedsAlarm, maidEvacuates } from './events/alarm.ts';
import { brawlScripts, goesBetween, isAtLeisure, mediatorScripts, seesBrawl } from './events/brawl.ts';
import { joinsShow, showScripts } from './events/show.ts';
import { tvScripts } from './events/tv.ts';
import { guestScripts } from './guest.ts';
import type { GuestScript } from './kinds.ts';
import { guestTables } from './guest/temperament.ts';
import { maidScripts } from './maid/index.ts';
import { maidTables } from './maid/table/index.ts';
import { utility } from './utility/index.ts';
import { withCamera } from './utility/paparazzo.ts';

/** What decision tables of each role may speak of. */
const tables: Readonly<Record<'guest' | 'maid', TableVocabulary>> = { guest: guestTables, maid: maidTables };

// A script for maids is only ever put behind a maid's warp keys (warps.csv), so each may name its own kind of actor.
const people = {
  ...maidScripts,
  ...guestScripts,
  'guest.seated': concat(seesBrawl, joinsShow, withCamera(guestScripts['guest.seated'] as GuestScript)),
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
// Getting up comes before everything; all others heed the fire alarm before anything else. The chefs stay at the stove.
const byName: Readonly<Record<string, AIScript<Actor>>> = {
  ...Object.fromEntries(Object.entries(people).map(([name, script]) => [name, heedsAlarm(script)])),
  'maid.getUp': people['maid.getUp'] as AIScript<Actor>,
  'maid.evacuate': maidEvacuates as unknown as AIScript<Actor>,
  'guest.evacuate': guestEvacuates as unknown as AIScript<Actor>,
  ...(chefScripts as unknown as Readonly<Record<string, AIScript<Actor>>>),
};

/** What the café runs and what is exchanged when a script is edited on disk. */
export const scripts = { byName, tables, utility };
