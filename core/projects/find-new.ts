import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { findPage, type Searched } from '../search/find-page.ts';
import { joined, type ProjectFilters, partsOf, publishedProjects } from './find-projects.ts';

/** Names at most this many new projects. */
const mostNamed = 10;
/** The page size of a search. */
const pageSize = 20;

type Span = { since: Date; until: Date; accountId: string };

/**
 * The newest matching projects that were published in a span of time, and their number, without those of the member's own
 * teams and of owners with a block between them. Words with a typing error count where they would in the whole search.
 */
export async function findNewProjects(
  core: Core,
  filters: ProjectFilters,
  { since, until, accountId }: Span,
): Promise<{ ids: string[]; count: number }> {
  const wanted = joined(await partsOf(core, filters));
  const isNew = sql<boolean>`published_at > ${since}::timestamptz and published_at <= ${until}::timestamptz`;
  const mayFind = sql<boolean>`${publishedProjects.mayFind} and ${isOfOthers(accountId)}`;
  const fresh: Searched = { ...publishedProjects, mayFind: sql<boolean>`${mayFind} and ${isNew}` };
  const exact = await findPage(core, fresh, wanted, { size: mostNamed, after: '', isExact: true });
  if (exact.total.count > 0) return { ids: exact.ids, count: exact.total.count };
  if (wanted.words.length === 0) return { ids: [], count: 0 };
  const all: Searched = { ...publishedProjects, mayFind };
  const { ids } = await findPage(core, all, wanted, { size: pageSize, after: '' });
  const found = await core.db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ['', ...ids])
    .where(isNew)
    .orderBy('sequence', 'desc')
    .execute();
  return { ids: found.slice(0, mostNamed).map(({ id }) => id), count: found.length };
}

/** At least one owner has no block with the account in either direction, and the account is not in the team. */
function isOfOthers(accountId: string) {
  return sql<boolean>`(
    not exists (
      select from project_members own where own.project_id = projects.id and own.account_id = ${accountId}
    ) and exists (
      select from project_members seat
      where seat.project_id = projects.id and seat.is_owner and not exists (
        select from blocks where (blocker_id, blocked_id) in
          ((seat.account_id, ${accountId}), (${accountId}, seat.account_id))
      )
    )
  )`;
}
