import { sql } from 'kysely';
import type { DeskRequestsBody } from '#contract/rights/desk-calls.ts';
import type { RequestList } from '#contract/rights/limits.ts';
import { type DeskList, findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { presentListed } from './present.ts';
import { requestRows } from './request-row.ts';

const pageSize = 30;
const isWaiting = sql<boolean>`(state in ('received', 'in_work', 'contested'))`;

/** The late ones come first because they were due first. */
const lists: Record<RequestList, DeskList> = {
  waiting: { holds: isWaiting, at: sql`coalesce(due_at, received_at)`, direction: 'asc' },
  answered: {
    holds: sql<boolean>`(not ${isWaiting})`,
    at: sql`coalesce(final_at, answered_at, withdrawn_at)`,
    direction: 'desc',
  },
};

type Wanted = { list: RequestList; search: string; after?: string | undefined };

/**
 * The requests that wait for an answer, those due first at the top, or the answered ones.
 * @throws Refusal `general_cursor_not_found` when the request of the cursor has left the list
 */
export async function listRequests(
  core: Core,
  administrator: Member,
  { list, search, after }: Wanted,
): Promise<DeskRequestsBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await find(tx, { list, search, after });
    const page = rows.slice(0, pageSize);
    const { late, ...counts } = await countAll(tx);
    await noteAction(tx, administrator, { action: 'rightsRequests.listed', detail: search || list });
    return {
      requests: page.map((row) => ({
        ...presentListed(row),
        by: row.by,
        accountId: row.account_id ?? '',
      })),
      counts,
      late,
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

function find(tx: Tx, { list, search, after }: Wanted) {
  const by = sql<string>`coalesce((
    select coalesce(nullif(accounts.name, ''), accounts.email) from accounts where accounts.id = account_id
  ), email)`;
  const rows = tx.selectFrom(requestRows(tx).select(by.as('by')).as('requests')).selectAll();
  const text = sql<string>`lower(number || ' ' || "by")`;
  return findAtDesk(rows, lists[list], { search, text, after, most: pageSize + 1 });
}

async function countAll(tx: Tx) {
  const { rows } = await sql<{ waiting: number; answered: number; late: number }>`
    select count(*)::int as waiting,
      (count(*) filter (where due_at <= clock_timestamp()))::int as late,
      (select count(*) from rights_requests where not ${isWaiting})::int as answered
    from (${requestRows(tx).where(isWaiting)}) as requests`.execute(tx);
  return rows[0] ?? { waiting: 0, answered: 0, late: 0 };
}
