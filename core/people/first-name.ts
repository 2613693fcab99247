import { type RawBuilder, sql } from 'kysely';

/** The commas of the scripts that members write in. */
const commas = String.raw`,\u060c\u3001\uff0c`;
/** All spaces that a name can hold, and the marks that some write in their place. */
const between = String.raw`\s\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000._${commas}`;
const first = `[^${between}]+`;

/**
 * In a statement: the first name in a column with a full name, for readers who never learn the others. After a comma where a
 * word follows one, because a surname stands before it.
 */
export function firstNameIn(column: string): RawBuilder<string> {
  const name = sql.ref(column);
  const afterComma = `[${commas}][${between}]*(${first})`;
  return sql<string>`coalesce(substring(${name} from ${afterComma}), substring(${name} from ${first}), '')`;
}
