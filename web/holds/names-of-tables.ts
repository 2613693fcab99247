import { heldData } from '#web/words.ts';

const names = new Map(
  Object.values(heldData).flatMap((group) => Object.entries(group).map(([table, { name }]) => [table, name])),
);

/** The names of these tables for members. Tables of parts are not named. */
export const namesOfTables = (tables: readonly string[]): string[] =>
  tables.flatMap((table) => names.get(table) ?? []);
