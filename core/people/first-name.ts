import { type RawBuilder, sql } from 'kysely';

/** All spaces that a name can hold, and the marks that some write in their place. */
const between = String.raw`\s\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000.,_`;

/** In a statement: the first name in a column with a full name, for readers who never learn the others. */
export function firstNameIn(column: string): RawBuilder<string> {
  return sql<string>`coalesce(substring(${sql.ref(column)} from ${`[^${between}]+`}), '')`;
}
