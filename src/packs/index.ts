/** Packs: cafés as folders or zips. */

export * from './form.ts';
export { readPack } from './read.ts';
export { filesOfZip } from './zip.ts';
