import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { findPage, type Searched } from '../search/find-page.ts';
import { type Filters, joined, partsOf } from './filters.ts';
import { districtOf, isOpen, liveOpportunities } from './find-opportunities.ts';

/** Names at most this many new opportunities. */
const mostNamed = 10;
/** The page size of a search. */
const pageSize = 20;

type Span = { since: Date; until: Date; accountId: string };

/**
 * The newest matching opportunities that opened in a span of time, and their number, without those of the member's own teams
 * and of owners with a block between them. Words with a typing error count where they would in the whole search.
 */
export async function findNew(
  core: Core,
  filters: Filters,
  { since, until, accountId }: Span,
): Promise<{ ids: string[]; count: number }> {
  const parts = [...(await partsOf(core, filters, districtOf(filters.place))).values()];
  const conditions = [isOpen, isOfOthers(accountId), ...parts.flatMap(({ condition }) => condition ?? [])];
  const wanted = joined(parts);
  const isNew = sql<boolean>`published_at > ${since}::timestamptz and published_at <= ${until}::timestamptz`;
  const searched = (isAsked: typeof conditions): Searched => ({
    ...liveOpportunities,
    mayFind: sql<boolean>`${sql.join(isAsked, sql` and `)}`,
  });
  const exact = await findPage(core, searched([...conditions, isNew]), wanted, {
    size: mostNamed,
    after: '',
    isExact: true,
  });
  if (exact.total.count > 0) return { ids: exact.ids, count: exact.total.count };
  if (wanted.words.length === 0) return { ids: [], count: 0 };
  const { ids } = await findPage(core, searched(conditions), wanted, { size: pageSize, after: '' });
  const fresh = await core.db
    .selectFrom('opportunities')
    .select('id')
    .where('id', 'in', ['', ...ids])
    .where(isNew)
    .orderBy('sequence', 'desc')
    .execute();
  return { ids: fresh.slice(0, mostNamed).map(({ id }) => id), count: fresh.length };
}

/** At least one owner has no block with the account in either direction, and the account is not in the team. */
function isOfOthers(accountId: string) {
  return sql<boolean>`(
    not exists (
      select from project_members own where own.project_id = opportunities.project_id and own.account_id = ${accountId}
    ) and exists (
      select from project_members seat
      where seat.project_id = opportunities.project_id and seat.is_owner and not exists (
        select from blocks where (blocker_id, blocked_id) in
          ((seat.account_id, ${accountId}), (${accountId}, seat.account_id))
      )
    )
  )`;
}
