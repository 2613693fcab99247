import type { Tables } from '#db/tables.ts';

let tables: readonly (keyof Tables)[] | undefined;

/** Told by `core/modules.ts`, which knows every module; this one knows those before it. */
export function knowTablesWithBytes(declared: readonly (keyof Tables)[]): void {
  tables = declared;
}

/** The tables whose rows stand for bytes in the store: what a backup takes along and what is looked through for damage. */
export function tablesWithBytes(): readonly (keyof Tables)[] {
  if (!tables) throw new Error('Call createCore before bytes are looked for.');
  return tables;
}
