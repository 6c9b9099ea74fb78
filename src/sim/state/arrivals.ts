/** Planned arrivals: when a guest comes in, and everything needed to create the guest then. */

import type { PersonId, SeatId } from './ids.ts';

export interface ArrivalPlan {
  tick: number;
  id: PersonId;
  spec: GuestSpec;
}

export interface GuestSpec {
  name: string;
  look: string;
  customerType: string;
  isHero: boolean;
  patience: number;
  budget: number;
  taste: string[];
  temperament: string;
  loudness: number;
  speed: number;
  party: string | null;
  seat: SeatId | null;
  start: 'door' | 'seat';
  /** The tile where the guest appears; left out = at the door. */
  at?: readonly [number, number];
  order: string[] | null;
  /** True for a guest who is too shy to ring for the first order; left out otherwise. */
  quiet?: true;
  /** True for a guest who comes for certain: the sign at the door has asked the guest to come back, or an enquiry was agreed to; left out otherwise. */
  expected?: true;
}
