/**
 * Texts together with the function that reads them. The package honeybell-minds takes texts in this form only, so a
 * game that passes plain objects needs no parser.
 */

import type { CsvOptions, CsvRead } from './csv.ts';
import type { YamlRead } from './yaml.ts';

/** A YAML text; made by `yaml` of `honeybell-minds/yaml`. */
export class YamlText {
  /** Wraps a YAML text. @param read parses the text when it is needed */
  constructor(readonly read: () => YamlRead) {}
}

/** A CSV text; made by `csv` of `honeybell-minds/csv`. */
export class CsvText {
  /** Wraps a CSV text. @param read splits a text into rows of cells */
  constructor(
    readonly text: string,
    readonly read: (text: string, options: CsvOptions) => CsvRead,
  ) {}
}
