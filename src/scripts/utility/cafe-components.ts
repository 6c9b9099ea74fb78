/**
 * What the café adds to the components of modular utility AI: the context of its configurations, a maid's order of
 * preference, and actions.
 *
 *     actions: [{ type: Say, icon: camera }, { type: WriteTodo, behave: photograph, … }]
 */

import {
  type Action,
  createFactory,
  type EndReason,
  type Factory,
  fields,
  registerTodoActions,
  type DecisionScene,
  type UtilityContext,
  type UtilityVocabulary,
} from '../../ai/index.ts';
import { isRecord } from '../../ai/problems.ts';
import type { CafeView, Guest, Maid, Person } from '../../sim/script-api/views.ts';

export interface CafeContext extends UtilityContext {
  readonly cafe: CafeView;
  readonly me: Person;
  /** Id of the guest named by a command. */
  readonly wished?: string | null;
}

/** Builds the context of a choice. Parts of the context may be left out; a component that needs a missing part gets no data. */
export function contextOf(
  me: Person,
  cafe: CafeView,
  more: Omit<Partial<CafeContext>, 'stores'> & {
    readonly brain: object;
    readonly global?: object;
    readonly ended?: EndReason | null;
  },
): CafeContext {
  const { brain, global = { weather: cafe.weather }, ...rest } = more;
  return {
    me,
    cafe,
    self: me,
    stores: { self: me, brain, global },
    now: cafe.tick,
    random: () => cafe.random(me),
    lineOfSight: (from, to) => cafe.floor.sees(from.x, from.y, to.x, to.y),
    ...rest,
  };
}

// Casts the scene's context to a café context. This is safe, because the café's reasoners always run with a café
// context.
const cafeOf = (scene: DecisionScene): CafeContext => scene.context as CafeContext;

/**
 * A maid's preference for a guest: `by` tells why she prefers the guest (null = no preference), `place` is the guest's
 * position among those preferred for this reason, from 1.
 */
export function howDear(
  me: Maid,
  who: Pick<Guest, 'id' | 'customerType'>,
  wished: string | null | undefined,
  cafe: CafeView,
): { readonly by: 'asked' | 'person' | 'type' | 'friend' | null; readonly place: number } {
  if (who.id === wished) return { by: 'asked', place: 1 };
  const person = me.favouriteCustomerIds.indexOf(who.id);
  if (person >= 0) return { by: 'person', place: person + 1 };
  const type = me.favouriteCustomerTypes.indexOf(who.customerType);
  if (type >= 0) return { by: 'type', place: type + 1 };
  const friend = cafe.friendPlace(me, who.id);
  return friend >= 0 ? { by: 'friend', place: friend + 1 } : { by: null, place: 0 };
}

/**
 * Makes a factory with all components that the café's configurations can use.
 * @param behaviours the behaviours that the action WriteTodo may write; any behaviour if left out
 */
export function cafeFactory(vocabulary: UtilityVocabulary, behaviours?: readonly string[]): Factory {
  const factory = createFactory({ ...vocabulary, senses: ['lineOfSight'] });
  factory
    .register(
      'consideration',
      'Preference',
      {
        asked: fields.number(),
        persons: fields.number(),
        types: fields.number(),
        mine: fields.maybe(fields.number(), 0),
      },
      ({ asked, persons, types, mine }) => ({
        evaluate(scene, weighing) {
          const { me, wished, cafe } = cafeOf(scene);
          const who = scene.picked as { readonly id: string; readonly customerType?: string } | null;
          if (me.role !== 'maid' || who === null) return;
          const { favouriteCustomerIds: ids, favouriteCustomerTypes: favourites } = me;
          const person = ids.length === 0 ? -1 : ids.indexOf(who.id);
          const type = favourites.length === 0 ? -1 : favourites.indexOf(who.customerType ?? '');
          let rank = 0;
          if (who.id === wished) rank = asked;
          else if (person >= 0) rank = persons - person;
          else if (type >= 0) rank = types - type;
          else {
            const friend = cafe.friendPlace(me, who.id);
            if (friend >= 0) rank = types / 2 - friend;
          }
          weighing.rank = who.id === me.serving ? rank + mine : rank;
          if (!scene.explains) return;
          const { by, place } = howDear(me, { id: who.id, customerType: who.customerType ?? '' }, wished, cafe);
          weighing.symbol = by === null ? 'none' : `${by} ${place}`;
        },
      }),
    )
    .register('action', 'Say', { icon: fields.text, say: 'string?' }, ({ icon, say }): Action => ({
      start(scene) {
        const { cafe, me } = cafeOf(scene);
        cafe.choices.says(me, icon, say ?? null);
      },
    }))
    .register(
      'action',
      'PostCommand',
      { executorKeys: fields.list(fields.text, 1), ticks: fields.number(1, 6000), command: 'json' },
      ({ executorKeys, ticks, command }, place): Action => {
        const isCommand = isRecord(command) && typeof command['behave'] === 'string';
        if (!isCommand) place.at('command').wrong('must be a record with a behave');
        return {
          start(scene) {
            const { cafe, me } = cafeOf(scene);
            if (isCommand) cafe.choices.posts(me, { executorKeys, tick: Math.round(ticks), command });
          },
        };
      },
    );
  return registerTodoActions(factory, behaviours);
}
