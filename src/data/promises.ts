/** The text of the promises that ship with the game. It is loaded with the panels that read it, not with the first page. */

export { default as shippedPromises } from './promises.txt?raw';
