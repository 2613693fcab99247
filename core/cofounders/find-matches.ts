import { type RawBuilder, sql } from 'kysely';
import type { CofoundersBody } from '#contract/cofounders/find-calls.ts';
import { mostCounted } from '#contract/search/shapes.ts';
import type { Db } from '#db/connect.ts';
import { asSearch } from '#db/reads.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Seer } from '../ground/may-see.ts';
import { type Condition, conditionsOf, nicesMet } from './conditions.ts';
import type { OwnSide } from './find-own-side.ts';

/** All other searches that are found, without those of members who are apart from the reader. */
function candidates(me: OwnSide, reader: Seer): RawBuilder<boolean> {
  return sql<boolean>`(
    other.account_id <> ${me.id} and other.good_until > now() and ${isNotApart(reader, sql`other.account_id`)}
  )`;
}

/** None of the conditions of both sides fails. */
function fits(me: OwnSide): RawBuilder<boolean> {
  return sql<boolean>`not ${anyFails(conditionsOf(me))}`;
}

/** The database stops at the first that fails; long masks come last, since it copies them. */
function anyFails(conditions: readonly Condition[]): RawBuilder<boolean> {
  const isLong = ({ topic }: Condition) => Number(topic.what === 'skills');
  const shortFirst = conditions.toSorted((one, other) => isLong(one) - isLong(other));
  return sql<boolean>`(${sql.join(
    shortFirst.map(({ fails }) => fails),
    sql` or `,
  )})`;
}

/** A mask of what fails, a bit for each condition: its number among all. */
function maskOf(conditions: readonly Condition[], isOf: (one: Condition) => boolean): RawBuilder<number> {
  const bits = conditions.flatMap((one, at) =>
    isOf(one) ? [sql`case when ${one.fails} then ${sql.lit(2 ** at)} else 0 end`] : [],
  );
  return sql<number>`(${sql.join(bits, sql` + `)})`;
}

export type Page = { ids: string[]; total: CofoundersBody['total']; next: string };
/** The found ones must have these too: masks of the database, 0 for any. */
export type Narrowed = { field: string; mode: number; after: string; size: number };

/**
 * The searches that fit both ways: first those with most nice criteria met on both sides, then those asked least in 30 days, then
 * the newest. One number has this order.
 */
export async function findMatches(
  db: Db,
  me: OwnSide,
  reader: Seer,
  { field, mode, after, size }: Narrowed,
): Promise<Page> {
  const { rows } = await sql<{ total: number; page: { id: string; rank: string }[] | null }>`
    with fitting as materialized (
      select other.account_id as id, ${nicesMet(me)}::bigint * 281474976710656
        + (255 - least(other.asked, 255))::bigint * 1099511627776 + other.sequence % 1099511627776 as rank
      from cofounder_matching other
      where ${candidates(me, reader)} and ${fits(me)}
        and (other.field & ${field}::bigint) = ${field}::bigint and (other.mode & ${mode}::int) = ${mode}::int
    )
    select
      (select count(*)::int from (select from fitting limit ${mostCounted + 1}) counted) as total,
      (
        select json_agg(json_build_object('id', id, 'rank', rank::text) order by rank desc) from (
          select id, rank from fitting where rank < ${after || '9223372036854775807'}::bigint
          order by rank desc limit ${size + 1}
        ) one
      ) as page`.execute(asSearch(db));
  const { total, page } = rows[0] ?? { total: 0, page: null };
  const found = (page ?? []).slice(0, size);
  const isMore = (page ?? []).length > size;
  return {
    ids: found.map(({ id }) => id),
    total: { count: Math.min(total, mostCounted), isMore: total > mostCounted },
    next: isMore ? (found.at(-1)?.rank ?? '') : '',
  };
}

/** Whether this search fits both ways. */
export async function isMatch(db: Db, me: OwnSide, reader: Seer, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cofounder_matching other
    where other.account_id = ${otherId} and ${candidates(me, reader)} and ${fits(me)}`.execute(db);
  return rows.length > 0;
}

/** How many searches fail by the same conditions; the most hours and fewest months that they ask for. */
export type MaskGroup = { mask: number; count: number; hours: number; months: number };

/**
 * The masks with at most two bits of one side, which are all that the diagnosis needs. A row that fails on both sides gets no
 * mask: the database leaves most rows at their first conditions.
 */
export async function findMasks(db: Db, me: OwnSide, reader: Seer): Promise<MaskGroup[]> {
  const conditions = conditionsOf(me);
  const isOwn = ({ side }: Condition) => side === 'own';
  const isTheir = ({ side }: Condition) => side === 'their';
  const [own, their] = [isOwn, isTheir].map((isOf) => anyFails(conditions.filter(isOf)));
  const { rows } = await sql<MaskGroup>`
    select mask, count(*)::int as count, max(least_hours)::int as hours, min(months)::int as months
    from (
      select case when ${own} then ${maskOf(conditions, isOwn)} else ${maskOf(conditions, isTheir)} end as mask,
        other.least_hours, other.months
      from cofounder_matching other where ${candidates(me, reader)} and not (${own} and ${their}) offset 0
    ) one
    where mask & (mask - 1) & ((mask & (mask - 1)) - 1) = 0
    group by mask`.execute(asSearch(db));
  return rows;
}
