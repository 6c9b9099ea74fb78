/** The chefs: the oldest ticket, again and again, by the configuration `chef`. */

import type { ChefScript } from './kinds.ts';
import { worksByConfig } from './utility/chef.ts';

/** All of a chef's scripts by name. */
export const chefScripts: Readonly<Record<string, ChefScript>> = { 'chef.waiting': worksByConfig };
