/**
 * Texts that bring their reader along. The package honeybell-minds takes texts in this form only: a game that passes
 * plain objects then needs no parser.
 */

import type { CsvOptions, CsvRead } from './csv.ts';
import type { YamlRead } from './yaml.ts';

/** A YAML text; made by `yaml` of `honeybell-minds/yaml`. */
export class YamlText {
  /** @param read reads the text */
  constructor(readonly read: () => YamlRead) {}
}

/** A CSV text; made by `csv` of `honeybell-minds/csv`. */
export class CsvText {
  /** @param read reads a text as rows of cells */
  constructor(
    readonly text: string,
    readonly read: (text: string, options: CsvOptions) => CsvRead,
  ) {}
}
