/** Ids and directions used by all other state types; this file imports nothing. */

/** Ids are branded types, so that a guest's id cannot be passed where a dish's is expected. */
export type PersonId = string & { readonly brand?: 'person' };

export type SeatId = string & { readonly brand?: 'seat' };
export type DishId = number & { readonly brand?: 'dish' };

/** The four directions of the tile grid. +x is SE on the screen, +y is SW. */
export type Facing = 'SE' | 'SW' | 'NE' | 'NW';
