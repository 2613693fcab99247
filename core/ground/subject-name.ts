import { type Expression, type RawBuilder, sql } from 'kysely';

/** The name of a module's item for administrators, or null if there is none: `id` is the column that holds its id. */
export type SubjectName = (id: string) => Expression<string | null>;

let names: readonly SubjectName[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowSubjectNames(declared: readonly SubjectName[]): void {
  names = declared;
}

/** The name of the item with this id, whichever module has it; null once it was deleted. */
export function nameOfSubject(id: string): RawBuilder<string | null> {
  if (!names) throw new Error('Call createCore before anything is named.');
  return sql<string | null>`coalesce(${sql.join(names.map((name) => sql`nullif(${name(id)}, '')`))})`;
}
