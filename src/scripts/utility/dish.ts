/** Chooses which dish a guest orders: the configuration `dish` gets the menu and picks a dish. */

import { type Entity, recall } from '../../ai/index.ts';
import type { CafeView, Guest, MenuItem } from '../../sim/script-api/views.ts';
import { contextOf } from './cafe-components.ts';

/** Number of tiles within which guests see what other guests are eating. */
const NEIGHBOURS = 3;

/** A dish from one guest's point of view. `had` is true for the dish that the guest ate last. */
class DishView implements Entity {
  readonly id: string;
  readonly price: number;
  readonly cookTicks: number;
  readonly left: number;

  constructor(
    private readonly item: MenuItem,
    private readonly me: Guest,
    private readonly cafe: CafeView,
    private readonly plates: readonly string[],
  ) {
    this.id = item.id;
    this.price = item.price;
    this.cookTicks = item.cookTicks;
    this.left = me.budget - me.bill;
  }
  get affordable(): boolean {
    return this.price <= this.left;
  }
  /** The dish's price as a share of the guest's remaining money. */
  get share(): number {
    return this.left <= 0 ? FULL : Math.min(FULL, this.price / this.left);
  }
  get likes(): number {
    return this.item.taste.filter((one) => this.me.taste.includes(one)).length;
  }
  /** The dish's price as a share of its usual price. */
  get usual(): number {
    return this.cafe.choices.dearness(this.item);
  }
  /** Today's discount on the dish in percent, for the types of guests it is meant for; 0 for others. */
  get offer(): number {
    const { offer } = this.item;
    return offer !== undefined && offer.types.includes(this.me.customerType) ? offer.percent : 0;
  }
  get neighbours(): number {
    const { plates } = this;
    let count = 0;
    for (let i = 0; i < plates.length; i++) if (plates[i] === this.id) count++;
    return count;
  }
  get had(): boolean {
    return recall(this.me.memory, 'ate', this.cafe.tick) === this.id;
  }
}
const FULL = 99;

/** Chooses the dish that a guest orders; null if the configuration chooses none that the guest can pay. */
export function chooseDish(me: Guest, cafe: CafeView): string | null {
  const { reasoner } = cafe.choices.config('dish');
  const brain: { dish?: string | null } = {};
  const plates = cafe.choices.platesNear(me, NEIGHBOURS);
  const dishes = cafe.choices.menu.map((item) => new DishView(item, me, cafe, plates));
  if (!dishes.some(({ affordable }) => affordable)) return null;
  let drawn = false;
  const random = (): number => {
    drawn = true;
    return cafe.random(me);
  };
  const option = reasoner.run(contextOf(me, cafe, { brain, entities: { dishes }, random }), cafe.explaining);
  // Every order draws exactly one random number, even if there is nothing to choose, so that another menu
  // does not change later draws.
  if (!drawn) random();
  if (cafe.explaining) cafe.choices.explains(me, 'dish', reasoner.explain());
  if (option === undefined) return null;
  return dishes.find(({ id, affordable }) => id === brain.dish && affordable)?.id ?? null;
}
