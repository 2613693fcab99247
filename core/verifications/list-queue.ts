import { sql } from 'kysely';
import type { VerificationQueueBody } from '#contract/verifications/desk-calls.ts';
import type { VerificationList } from '#contract/verifications/limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { presentProgress } from './present.ts';
import { clock, dueAt, hasFile } from './row.ts';

const pageSize = 30;

const ended = sql<boolean>`state in ('rejected', 'expired', 'revoked', 'withdrawn')`;

/** The requests of each list and their order, with an index for each (migrations 0153 to 0155). */
const lists = {
  // All requests may wait equally long, so the first to wait is due first, and late ones come before all others.
  waiting: {
    holds: sql<boolean>`state = 'submitted'`,
    at: sql<Date>`coalesce(appealed_at, submitted_at)`,
    direction: 'asc',
  },
  in_force: { holds: sql<boolean>`state = 'verified'`, at: sql<Date>`decided_at`, direction: 'desc' },
  ended: { holds: ended, at: sql<Date>`coalesce(ended_at, decided_at)`, direction: 'desc' },
} as const;

/**
 * Waiting requests, those due first; or marks in force; or ended ones.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
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
    const position = await listed(tx, list)
      .select(sql<string>`(${at})::text`.as('place'))
      .where('id', '=', after)
      .executeTakeFirst();
    if (!position) throw new Refusal('general_cursor_not_found');
    const passed = sql`(${position.place}::timestamptz, ${after})`;
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
        .where(lists[list].holds)
        .as('one'),
    )
    .selectAll();
}

/** A waiting request without a deadline in the future is late. */
async function countAll(tx: Tx): Promise<Pick<VerificationQueueBody, 'counts' | 'late'>> {
  const { rows } = await sql<{ waiting: number; in_force: number; ended: number; in_time: number }>`
    select
      (select count(*)::int from verifications where ${lists.waiting.holds}) as waiting,
      (select count(*)::int from verifications where ${lists.in_force.holds}) as in_force,
      (select count(*)::int from verifications where ${lists.ended.holds}) as ended,
      (select count(*)::int from clocks
        where kind = 'verification_review' and ended_at is null and due_at > now()) as in_time`.execute(tx);
  const { in_time: inTime = 0, ...counts } = rows[0] ?? { waiting: 0, in_force: 0, ended: 0 };
  return { counts, late: counts.waiting - inTime };
}
