import type { TableRule } from '../ground/table-rule.ts';
import { modules } from '../modules.ts';

export type DeclaredTable = { module: string; table: string; rule: TableRule | 'names no one' };

/** Every table with the module that owns it and its rule, in the order of the modules. */
export const declaredTables: DeclaredTable[] = modules.flatMap(({ name, ownData = {} }) =>
  Object.entries(ownData).map(([table, rule]) => ({ module: name, table, rule })),
);
