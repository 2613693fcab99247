import { sql } from 'kysely';
import type { VerificationQueueBody } from '#contract/verification-desk.ts';
import type { VerificationList } from '#contract/verification-limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { presentProgress } from './present.ts';
import { clock, dueAt, hasFile } from './row.ts';

const pageSize = 30;

/** What orders each list, and which it holds. */
const lists = {
  // Whatever is late was due before all that is not.
  waiting: { states: ['submitted'], at: sql<Date>`coalesce(due_at, submitted_at)`, direction: 'asc' },
  in_force: { states: ['verified'], at: sql<Date>`decided_at`, direction: 'desc' },
  ended: {
    states: ['rejected', 'expired', 'revoked', 'withdrawn'],
    at: sql<Date>`coalesce(ended_at, decided_at)`,
    direction: 'desc',
  },
} as const;

/**
 * Requests that wait, those longest due first; or marks in force; or what has ended.
 * @throws Refusal `general_cursor_not_found` when the one to go on after is in the list no more
 */
export async function listQueue(
  core: Core,
  administrator: Member,
  { list, after }: { list: VerificationList; after?: string | undefined },
): Promise<VerificationQueueBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await find(tx, list, after);
    const page = rows.slice(0, pageSize);
    await noteAction(tx, administrator, { action: 'verifications.listed', detail: list });
    return {
      verifications: page.map((row) => ({
        $id: row.id,
        ...presentProgress(row),
        way: row.way,
        name: row.name,
        isAppeal: row.appealed_at !== null,
      })),
      ...(await countAll(tx)),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

async function find(tx: Tx, list: VerificationList, after: string | undefined) {
  const { at, direction } = lists[list];
  let rows = listed(tx, list)
    .select('name')
    .orderBy(at, direction)
    .orderBy('id', direction)
    .limit(pageSize + 1);
  if (after !== undefined) {
    const place = await listed(tx, list)
      .select(sql<string>`(${at})::text`.as('place'))
      .where('id', '=', after)
      .executeTakeFirst();
    if (!place) throw new Refusal('general_cursor_not_found');
    const passed = sql`(${place.place}::timestamptz, ${after})`;
    rows = rows.where(
      direction === 'asc' ? sql<boolean>`(${at}, id) > ${passed}` : sql<boolean>`(${at}, id) < ${passed}`,
    );
  }
  return rows.execute();
}

function listed(tx: Tx, list: VerificationList) {
  return tx
    .selectFrom((from) =>
      from
        .selectFrom('verifications')
        .innerJoin('accounts', 'accounts.id', 'verifications.account_id')
        .selectAll('verifications')
        .select(['accounts.name', dueAt, hasFile, clock])
        .where('verifications.state', 'in', [...lists[list].states])
        .as('one'),
    )
    .selectAll();
}

async function countAll(tx: Tx): Promise<Pick<VerificationQueueBody, 'counts' | 'late'>> {
  const { rows } = await sql<{ waiting: number; in_force: number; ended: number; late: number }>`
    select
      count(*) filter (where state = 'submitted')::int as waiting,
      count(*) filter (where state = 'verified')::int as in_force,
      count(*) filter (where state in ('rejected', 'expired', 'revoked', 'withdrawn'))::int as ended,
      count(*) filter (where state = 'submitted' and due_at <= now())::int as late
    from (select state, ${dueAt} from verifications) as one`.execute(tx);
  const { late = 0, ...counts } = rows[0] ?? { waiting: 0, in_force: 0, ended: 0 };
  return { counts, late };
}
