/** `createMinds` as the package's production build exports it: it looks for no mistakes, and `report` is not used. */

export { createMinds } from '../ai/door/index.ts';
