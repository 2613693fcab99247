import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Refusal } from '../ground/refusal.ts';

const mostWords = 6;

/** The rows of a list at the desk, and the moment that orders them. */
export type DeskList = {
  holds: RawBuilder<boolean>;
  at: RawBuilder<Date>;
  direction: 'asc' | 'desc';
};

type Wanted = {
  search: string;
  /** The lower-case text to search for each word. */
  text: RawBuilder<string>;
  after?: string | undefined;
  most: number;
};

/**
 * The rows of a list that contain each word of the search or have it as their id, in order, after the last one of the page
 * before.
 * @throws Refusal `general_cursor_not_found` when the row of the cursor has left the list
 */
export async function findAtDesk<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { at, direction, holds }: DeskList,
  { search, text, after, most }: Wanted,
): Promise<Row[]> {
  const ordered = rows.where(holds).orderBy(at, direction).orderBy(sql`id`, direction).limit(most);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const found = words.reduce(
    (query, word) => query.where(sql<boolean>`(id = ${word} or ${text} like ${patternOf(word)})`),
    ordered,
  );
  if (after === undefined) return (await found.execute()) as Row[];
  const last = await rows
    .select(sql<string>`(${at})::text`.as('cursor'))
    .where(holds)
    .where(sql<boolean>`id = ${after}`)
    .executeTakeFirst();
  if (!last) throw new Refusal('general_cursor_not_found');
  const { cursor } = last as { cursor: string };
  const behind = direction === 'asc' ? sql`>` : sql`<`;
  const page = found.where(sql<boolean>`(${at}, id) ${behind} (${cursor}::timestamptz, ${after})`);
  return (await page.execute()) as Row[];
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
