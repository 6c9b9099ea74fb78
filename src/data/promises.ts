/** The promises that come with the game, as text; loaded with the panels that read them, not with the first page. */

export { default as shippedPromises } from './promises.txt?raw';
