/**
 * Entry point of the gallery: loads the player's language and settings and the pictures, then shows the page in the
 * address.
 */

import '../ui/styles/layers.css';
import { h, render } from 'preact';
import { fetchCsv } from '../data/csv-later.ts';
import { fetchYaml } from '../data/yaml-later.ts';
import { loadAtlases } from '../ui/index.ts';
import { fetchFontsAgain } from '../ui/fetching/fonts.ts';
import { fetchWords, openSettings } from '../ui/settings/settings.ts';
import { trustOwnAddresses } from '../ui/trusted-urls.ts';
import '../ui/styles/hanzi.css';
import '../ui/styles/kana.css';
import '../ui/styles/lazy-fonts.css';
import './frame/gallery.css';
import './frame/figures.css';
import { App, followAddress, shown } from './frame/App.tsx';
import { fetchAllWords } from '../words/index.ts';
import { followLanguage } from './words/index.ts';

async function start(): Promise<void> {
  trustOwnAddresses();
  // The YAML reader is loaded at once, because nearly every page has a text that can be edited.
  await Promise.all([fetchWords(), fetchYaml(), fetchCsv()]);
  await fetchAllWords();
  openSettings(document.documentElement);
  await followLanguage();
  loadAtlases();
  fetchFontsAgain();
  render(h(App, {}), document.querySelector('#gallery') as HTMLElement);
  followAddress();
  expose();
}

/** Makes the current page and its clock available to browser tests. */
function expose(): void {
  Object.assign(window, {
    gallery: {
      get page() {
        return shown.value?.id ?? null;
      },
      get clock() {
        return shown.value?.page.clock ?? null;
      },
    },
  });
}

void start();
