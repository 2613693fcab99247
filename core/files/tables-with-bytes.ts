import type { Tables } from '#db/tables.ts';

let tables: readonly (keyof Tables)[] | undefined;

/** Filled by `core/modules.ts`, which knows every module; this one knows those before it. */
export function knowTablesWithBytes(declared: readonly (keyof Tables)[]): void {
  tables = declared;
}

/** The tables whose rows refer to bytes in the store: backups include these bytes, and damage checks read them. */
export function tablesWithBytes(): readonly (keyof Tables)[] {
  if (!tables) throw new Error('Call createCore before bytes are looked for.');
  return tables;
}
