/**
 * Inputs that replace decision tables, configurations and warp tables in the running café; null = the default. Old
 * journals may name tables or scripts that no longer exist.
 */

import type { TableRecord } from '../../ai/index.ts';
import { controllerOfTable } from '../../data/index.ts';
import { isUtilityName, problemText, unknownConfig } from '../thinking/configs.ts';
import { kindOf } from '../thinking/kinds.ts';
import { unknownTable } from '../thinking/tables.ts';
import { setWarps, type WarpsChange, wrongWarps } from '../thinking/warps.ts';
import { exchangeWarps } from '../minds/replacing.ts';
import { emit } from '../world/world.ts';
import { inputKind } from './input-kind.ts';

export interface TableInput {
  readonly name: string;
  readonly rows: readonly TableRecord[] | null;
}
export interface ConfigInput {
  readonly name: string;
  readonly text: string | null;
}

/** Input that replaces a decision table from the next thought on; waiting maids who use it reconsider at once. */
export const table = inputKind<TableInput>({
  fields: { name: null, rows: null },
  wrong: ({ name, rows }, { tables }) => {
    if (typeof name !== 'string' || tables.roleOf(name) === null) return [`name: ${unknownTable(String(name))}`];
    if (rows === null) return [];
    if (!Array.isArray(rows)) return ['rows should be a list of rows, or null for the table as it ships'];
    const read = tables.read(name, rows);
    return read.ok
      ? []
      : read.problems.map(({ row, column, message }) => `row ${row}${column === '' ? '' : `, ${column}`}: ${message}`);
  },
  past: { name: 'text', rows: { orNull: 'objects' } },
  group: 'rules',
  sets: ({ name }) => name,
  apply: (world, { name, rows }) => {
    if (!world.tables.change(name, rows)) return `'${name}' has mistakes, or is no table`;
    for (const me of world.maids)
      if (me.controller === controllerOfTable(name)) world.minds.ownChanged(me.id, 'commands');
    emit(world, 'table', null, { name, rows: rows === null ? null : rows.length });
    return null;
  },
});

/** Input that replaces a configuration from the next choice on; waiting maids and chefs reconsider at once. */
export const config = inputKind<ConfigInput>({
  fields: { name: null, text: null },
  wrong: ({ name, text }, { configs }) => {
    if (typeof name !== 'string' || !isUtilityName(name)) return [`name: ${unknownConfig(String(name))}`];
    if (text === null) return [];
    if (typeof text !== 'string') return ['text should be YAML, or null for the configuration as it ships'];
    const read = configs.read(name, text);
    return read.ok ? [] : read.problems.map(problemText);
  },
  past: { name: 'text', text: { orNull: 'longText' } },
  group: 'rules',
  sets: ({ name }) => name,
  apply: (world, { name, text }) => {
    if (!world.configs.change(name, text)) return `'${name}' has mistakes, or is no configuration`;
    for (const me of Object.values(world.state.people)) if (me.role !== 'guest') world.minds.wake(me.id);
    emit(world, 'config', null, { name, changed: text !== null });
    return null;
  },
});

/**
 * Input that replaces the warp table of a kind of people (such as the maids with certain duties). Waiting maids of
 * that kind think again at once.
 */
export const warps = inputKind<WarpsChange>({
  fields: { of: null, keys: null },
  wrong: (given, { registry }) => wrongWarps(given, registry),
  past: { of: 'text', keys: { orNull: 'textByName' } },
  group: 'rules',
  sets: ({ of }) => of,
  apply: (world, given) => {
    const { of, keys } = given;
    if (wrongWarps(given, world.registry).length > 0) return `'${of}' has mistakes, or is no kind of person`;
    setWarps(world.state, of, keys);
    exchangeWarps(world, of);
    for (const me of world.maids) if (kindOf(me) === of) world.minds.ownChanged(me.id, 'commands');
    emit(world, 'warps', null, { of, changed: world.state.warps?.[of] !== undefined });
    return null;
  },
});
