/** On a maid's birthday, guests nearby with nothing to do have a piece of cake with her, once each. */

import { warp } from '../../ai/index.ts';
import type { MaidScript } from '../script-types.ts';
import { isChatOver } from '../maid/script-pieces.ts';

export const hasCake: MaidScript = ({ me, cafe }) => {
  const event = cafe.today.event('birthday');
  // During a rush, maids do not share a birthday cake. This script warps to `chat`, and during a rush `chat` would warp
  // back to waiting at once.
  if (event === undefined || cafe.today.rush || isChatOver(me, cafe)) return undefined;
  const [her = ''] = event.who;
  const other = cafe.idling.companyFor(me);
  if (other === null || (me.id !== her && other.id !== her)) return undefined;
  if (event.counts[`cake:${me.id === her ? other.id : me.id}`] !== undefined) return undefined;
  cafe.reasons.note('birthday.cake', { name: cafe.maid(her)?.name ?? null });
  return warp('chat', { with: other.id });
};
