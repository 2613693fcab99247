import { type RawBuilder, sql } from 'kysely';
import { mostCounted, type Total } from '#contract/search/shapes.ts';
import { asSearch } from '#db/reads.ts';
import type { Core } from '../ground/core.ts';
import { namesIn } from './listed-names.ts';
import { alternativesOf, nearWords } from './near-words.ts';
import { queryOf, wholeWordsOf } from './query.ts';

/** A table whose rows are searched by `search`, later ones first. */
export type Searched = {
  /** The kind under which its words are stored. */
  kind: string;
  table: string;
  id: string;
  /** The whole number that orders it, unique for each row, greater ones first; `sequence` by default. */
  order?: RawBuilder<unknown>;
  /** A join for its order, with at most one row for each of its own, and with column names that the table does not have. */
  beside?: RawBuilder<unknown>;
  /**
   * A join used instead of the one above that leaves fewer rows, and the number from which it leaves all. When those
   * rows fill a page, the others are not read.
   */
  ahead?: { beside: RawBuilder<unknown>; from: string };
  /** Which of its rows may be found; the condition of the indexes on both columns. */
  mayFind: RawBuilder<boolean>;
  /** It leaves out few rows, so that without words counting the first of them costs a sixth of collecting them. */
  isWide?: boolean;
};

export type Wanted = { words: readonly string[]; tags: readonly string[] };
export type FoundPage = { ids: string[]; next: string; total: Total };

/** With fewer exact results than this, words with one typing error, and those of another script, count as well. */
const fewestExact = 10;

/**
 * A page of the rows that hold all words and tags, newest first, with their number. `after` is `next` of the page
 * before. With few exact results, those come first and then the ones with a typing error or of another script, unless
 * `isExact`.
 */
export async function findPage(
  core: Core,
  searched: Searched,
  wanted: Wanted,
  { size, after, isExact = false }: { size: number; after: string; isExact?: boolean },
): Promise<FoundPage> {
  const names = namesIn(wanted.words);
  const exact = queryOf(
    wanted.words.map((word) => ({ word })),
    wanted.tags,
    names,
  );
  const whole = wholeWordsOf(wanted.words, wanted.tags, names);
  const asked = { query: exact, whole, words: isExact ? [] : wanted.words };
  const found = await find(core, searched, asked, size, after);
  const words = alternativesOf(wanted.words, found.near);
  if (!words) return pageOf(found);
  const first = after === '' ? found.ids : [];
  const query = queryOf(words, wanted.tags, names);
  const more = await find(core, searched, { query, except: exact }, size - first.length, after);
  const { count, isMore } = more.total;
  const all = Math.min(mostCounted, count + found.total.count);
  return {
    ids: [...first, ...more.ids],
    next: more.next,
    total: { count: all, isMore: isMore || count + found.total.count > all },
  };
}

function pageOf({ ids, next, total }: FoundPage): FoundPage {
  return { ids, next, total };
}

/**
 * The query, the part of it that is counted first, the rows to leave out, and the words whose similar words are wanted
 * if hardly anything is found.
 */
type Asked = { query: string; whole?: string | null; except?: string; words?: readonly string[] };
type Found = FoundPage & { near: string[] };
type Row = { counted: number; ids: string[]; sequences: string[]; near: string[] | null };

/** Digits of a typed address can be more than the database takes; no ordinal is above this one. */
function boundedOf(after: string): string {
  return BigInt(after) > greatest ? String(greatest) : after;
}

const greatest = 2n ** 63n - 1n;

/**
 * Finds and sorts all of a few rows, or the newest of many in index order. Whole words are counted first: collecting all rows
 * of a frequent beginning takes the index four times as long, and is unnecessary if whole words exceed the limit.
 */
async function find(
  core: Core,
  { kind, table, id, mayFind, isWide, order = sql`sequence`, beside, ahead }: Searched,
  { query, whole, except, words = [] }: Asked,
  size: number,
  after: string,
): Promise<Found> {
  const from = sql`from ${sql.table(table)} ${beside ?? sql``} where ${mayFind}`;
  const matches = query === '' ? sql`true` : sql`search @@ ${query}::tsquery`;
  const others = except === undefined ? sql`true` : sql`not search @@ ${except}::tsquery`;
  const isAfter = (ordinal: RawBuilder<unknown>) =>
    after === '' ? sql`true` : sql`${ordinal} < ${boundedOf(after)}::bigint`;
  const most = mostCounted + 1;
  const wholeWords = whole
    ? sql`select ${from} and search @@ ${whole}::tsquery limit ${most}`
    : sql`select limit 0`;
  const areFew = sql`(select count(*) from whole) < ${most}`;
  if (
    (beside || (isWide && query === '')) &&
    (await countMany(core, sql`from ${sql.table(table)} where ${mayFind} and ${matches} and ${others}`))
  )
    return { ...(await inOrder()), total: manyTotal, near: [] };
  const near =
    words.length === 0
      ? sql`null::text[]`
      : sql`case when (select count(*) from found) < ${fewestExact} and ${areFew} then ${nearWords(kind, words)} end`;
  const { rows } = await sql<Row>`
    with whole as materialized (${wholeWords}), found as materialized (
      select ${sql.ref(id)} as id, ${order} as ordinal ${from} and ${matches} and ${others} and ${areFew} limit ${most}
    ), page as (select * from found where ${isAfter(sql`ordinal`)} order by ordinal desc limit ${size + 1})
    select greatest((select count(*) from found), (select count(*) from whole))::int as counted,
      array(select id from page order by ordinal desc) as ids,
      array(select ordinal::text from page order by page.ordinal desc) as sequences,
      ${near} as near`.execute(asSearch(core.db));
  const row = rows[0] ?? { counted: 0, ids: [], sequences: [], near: null };
  const isMore = row.counted > mostCounted;
  const total = { count: Math.min(row.counted, mostCounted), isMore };
  return isMore
    ? { ...(await inOrder()), total, near: [] }
    : { ...cut(row, size), total, near: row.near ?? [] };

  async function inOrder() {
    const first = ahead ? await ordered(ahead.beside, sql`${order} >= ${ahead.from}::bigint`) : [];
    const newest = first.length > size ? first : await ordered(beside ?? sql``, sql`true`);
    return cut({ ids: newest.map((one) => one.id), sequences: newest.map((one) => one.found_at) }, size);
  }

  async function ordered(joined: RawBuilder<unknown>, isAhead: RawBuilder<unknown>) {
    // A function instead of an operator: for an operator the planner would build a bitmap of all matches and sort them.
    const isMatch = query === '' ? sql`true` : sql`ts_match_vq(search, ${query}::tsquery)`;
    // A name that no column has: an order by a name of the result would sort the numbers as texts, and without an index.
    const { rows } = await sql<{ id: string; found_at: string }>`
      select ${sql.ref(id)} as id, (${order})::text as found_at from ${sql.table(table)} ${joined}
      where ${mayFind} and ${isMatch} and ${others} and ${isAfter(order)} and ${isAhead}
      order by ${order} desc limit ${size + 1}`.execute(asSearch(core.db));
    return rows;
  }
}

const manyTotal: Total = { count: mostCounted, isMore: true };

/** Whether there are more rows than are counted. The joins of an order are expensive, so counting leaves them out. */
async function countMany(core: Core, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select ${from} limit ${mostCounted + 1}) one`.execute(
    asSearch(core.db),
  );
  return (rows[0]?.count ?? 0) > mostCounted;
}

function cut({ ids, sequences }: Pick<Row, 'ids' | 'sequences'>, size: number) {
  return { ids: ids.slice(0, size), next: ids.length > size ? (sequences[size - 1] ?? '') : '' };
}
