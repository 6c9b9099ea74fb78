/**
 * Carries out the effects that a script has proposed besides its answer (world/thought-effects.ts). This happens right
 * after the script has returned, before its answer is checked and logged.
 */

import type { Person } from '../state/person.ts';
import { takesUp } from '../apprentice/work.ts';
import { takeAnswer } from './replacing.ts';
import { emit, shows, type World } from '../world/world.ts';

/** Carries out the effects that a script has proposed: writes them to the café's state and clears the list. */
export function carryOut(world: World): void {
  const { effects } = world;
  const { person: me } = effects;
  effects.end();
  if (!effects.any || me === null) return;
  try {
    if (effects.drew) returnStream(me, effects.stream);
    if (effects.brain !== null) me.brain = effects.brain;
    if (me.role === 'maid') {
      if (effects.standing !== undefined) me.place = effects.standing;
      if (effects.restartsIdleCount) me.idleSince = world.state.tick;
      if (effects.deed !== null) takesUp(world, me, effects.deed.deed, effects.deed.situation);
      for (const { key, answer } of effects.answers) {
        takeAnswer(world, me.id, key, answer);
        world.playerThinking.recorded({ maid: me.id, answer, ...(key === 'waiting' ? {} : { key }) });
      }
    } else if (me.role === 'guest') {
      if (effects.seesBuffs) for (const buff of me.buffs) buff.seen = true;
      if (effects.restartsIdleCount) me.boredSince = world.state.tick;
    }
    const { bubble } = effects;
    if (bubble !== null) shows(world, me, bubble.icon, bubble.ticks, bubble.say);
    for (const { executorKeys, tick, command } of effects.posts) {
      const { id } = world.minds.post({ to: executorKeys, ticks: tick, command, by: me.id });
      emit(world, 'posted', me.id, { id });
    }
  } finally {
    effects.clear();
  }
}

function returnStream(me: Person, stream: readonly number[]): void {
  for (let i = 0; i < stream.length; i++) me.rng[i] = stream[i] as number;
}
