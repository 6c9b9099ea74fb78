/** The promises that come with the game, as text: fetched with whatever reads them, not with the first page. */

export { default as shippedPromises } from './promises.txt?raw';
