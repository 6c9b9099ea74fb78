/**
 * Entry point `honeybell-minds/yaml` of the package: configurations and rules written as YAML. It needs the package
 * `yaml`.
 */

import { YamlText } from '../ai/texts.ts';
import { readYaml } from '../ai/yaml.ts';

export type { YamlText } from '../ai/texts.ts';

/**
 * A YAML text in the form that `loadConfig`, `Factory.share` and `TechTree.load` take. Problems then name the line.
 *
 *     loadConfig(yaml(text), factory, 'seat.yaml');
 */
export const yaml = (text: string): YamlText => new YamlText(() => readYaml(text));
