import { sql } from 'kysely';
import type { DeskNomineesBody } from '#contract/nominees/desk-calls.ts';
import { type NomineeList, nomineeTimes } from '#contract/nominees/limits.ts';
import { type DeskList, findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { presentTimes } from './present.ts';
import { nomineeRequestRows } from './request-row.ts';

const pageSize = 30;
const isDue = sql<boolean>`(
  state = 'waiting' and asked_at + make_interval(days => ${sql.lit(nomineeTimes.waitDays)}) <= clock_timestamp()
)`;
const isEarly = sql<boolean>`(
  state = 'waiting' and asked_at + make_interval(days => ${sql.lit(nomineeTimes.waitDays)}) > clock_timestamp()
)`;

const lists: Record<NomineeList, DeskList> = {
  due: { holds: isDue, at: sql`asked_at`, direction: 'asc' },
  waiting: { holds: isEarly, at: sql`asked_at`, direction: 'asc' },
  decided: {
    holds: sql<boolean>`(state <> 'waiting')`,
    at: sql`coalesce(ended_at, decided_at)`,
    direction: 'desc',
  },
};

type Wanted = { list: NomineeList; search: string; after?: string | undefined };

/**
 * The requests to act for members: those to decide now, those that wait 30 days, or those that are over or granted.
 * @throws Refusal `general_cursor_not_found` when the request of the cursor has left the list
 */
export async function listNomineeRequests(
  core: Core,
  staff: Member,
  { list, search, after }: Wanted,
): Promise<DeskNomineesBody> {
  return core.db.transaction().execute(async (tx) => {
    const memberName = sql<string>`coalesce((
      select coalesce(nullif(accounts.name, ''), accounts.email) from accounts where accounts.id = account_id
    ), '')`;
    const rows = await findAtDesk(
      tx.selectFrom(nomineeRequestRows(tx).select(memberName.as('member_name')).as('requests')).selectAll(),
      lists[list],
      {
        search,
        text: sql<string>`lower(number || ' ' || member_name || ' ' || name)`,
        after,
        most: pageSize + 1,
      },
    );
    const { late, ...counts } = await countAll(tx);
    await noteAction(tx, staff, { action: 'nomineeRequests.listed', detail: search || list });
    const page = rows.slice(0, pageSize);
    return {
      requests: page.map((row) => ({ ...presentTimes(row), memberName: row.member_name })),
      counts,
      late,
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

async function countAll(tx: Tx) {
  const { rows } = await sql<{ due: number; waiting: number; decided: number; late: number }>`
    select (count(*) filter (where ${isDue}))::int as due,
      (count(*) filter (where ${isEarly}))::int as waiting,
      (count(*) filter (where state <> 'waiting'))::int as decided,
      (count(*) filter (where state = 'waiting' and due_at <= clock_timestamp()))::int as late
    from (${nomineeRequestRows(tx)}) as requests`.execute(tx);
  return rows[0] ?? { due: 0, waiting: 0, decided: 0, late: 0 };
}
