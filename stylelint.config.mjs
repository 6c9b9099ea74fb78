// Rules for the styles (docs/styles.md): layers instead of stronger selectors, tokens instead of literal values.

import layered from './tools/styles/layered.mjs';

/** Widths and heights in CSS pixels at which the layout changes. Media queries use no others. */
const WIDTHS = [420, 600, 700, 760, 820, 899, 900, 940, 1000, 1040, 1060, 1100, 1120, 1150, 1180, 1260, 1420];
const HEIGHTS = [480, 660, 760];
/** From here on big screens are scaled. */
const LARGE = { widths: [1800, 2100, 3000], heights: [481, 1150, 1600] };
const px = (sizes) => sizes.map((size) => `${size}px`);

const SPACES = '(?:2|4|6|8|12|16|24)';

/** @type {import('stylelint').Config} */
export default {
  plugins: [layered],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'honeybell/layered': true,

    // Nothing wins by force.
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-disallowed-list': [
      ['/(^|\\s)\\.hb\\s/'],
      { message: 'A layer decides which rule wins; a selector begins with what it is about' },
    ],

    // Names are words.
    'selector-class-pattern': [
      '^(?:N|R|(?![a-zA-Z]{1,2}\\d*$)[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*|hb|ok|on|no|No|SR)$',
      { message: (selector) => `"${selector}" is not a word` },
    ],
    'custom-property-pattern': '^[a-zA-Z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$',

    // Values have names.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Colours are tokens of tokens.css' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'z-index': ['/\\d/'],
        'border-radius': ['/[1-9]/'],
        '/^(?:padding|margin|gap|row-gap|column-gap)/': [`/(?<![\\w.-])${SPACES}px/`],
      },
      { message: (property, value) => `"${property}: ${value}": use a token of tokens.css` },
    ],
    'media-feature-name-value-allowed-list': {
      'max-width': px(WIDTHS),
      'max-height': px(HEIGHTS),
      'min-width': px(LARGE.widths),
      'min-height': px(LARGE.heights),
    },

    // Mistakes.
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['src/ui/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // The inspector of the package stands on pages of other games: it has tokens of its own and no layers.
      files: ['src/inspector/panel/inspector.css'],
      rules: {
        'honeybell/layered': null,
        'color-no-hex': null,
        'declaration-property-value-disallowed-list': null,
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
};
