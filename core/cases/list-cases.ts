import { sql } from 'kysely';
import type { CasesBody } from '#contract/cases/calls.ts';
import type { CaseList } from '#contract/cases/report-limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { caseRows, type ListedRow } from './case-rows.ts';
import { isBarred, isTakenFrom } from './is-barred.ts';
import { presentListed } from './present-listed.ts';

const pageSize = 30;

const isWaiting = sql<boolean>`state <> 'decided'`;
/** Also those that a reporter wants other staff to look at. */
const hasAppeal = sql<boolean>`(
  (appealed_at is not null and answered_at is null) or (second_asked_at is not null and second_decided_at is null)
)`;

/** The cases of each list and its order, as values that increase: urgent cases first, each by its deadline. */
const lists = {
  waiting: { holds: isWaiting, rank: sql<number>`case when is_urgent then 0 else 1 end`, at: sql`due_at` },
  appeals: { holds: hasAppeal, rank: sql<number>`0::float8`, at: sql`due_at` },
  decided: {
    holds: sql<boolean>`state = 'decided'`,
    rank: sql<number>`-extract(epoch from decided_at)`,
    at: sql`decided_at`,
  },
} as const;

/**
 * A page of one list: undecided cases, appeals, or decided cases.
 * @throws Refusal `general_cursor_not_found` when the case of the cursor has left the list
 */
export async function listCases(
  core: Core,
  administrator: Member,
  { list, after }: { list: CaseList; after?: string | undefined },
): Promise<CasesBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await find(tx, administrator, { list, after });
    const page = rows.slice(0, pageSize);
    await noteAction(tx, administrator, { action: 'cases.listed', detail: list });
    return {
      cases: page.map(presentListed),
      counts: await countAll(tx),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

type Wanted = { list: CaseList; after: string | undefined };
type Found = ListedRow & { is_barred: boolean; is_taken: boolean };

async function find(tx: Tx, { id }: Member, { list, after }: Wanted): Promise<Found[]> {
  const { holds, rank, at } = lists[list];
  const listed = tx
    .selectFrom(
      caseRows(tx)
        .select([
          isBarred(sql<string>`${id}`).$castTo<boolean>().as('is_barred'),
          isTakenFrom(id).$castTo<boolean>().as('is_taken'),
        ])
        .as('listed'),
    )
    .selectAll()
    .where(holds);
  // A deadline ends with its case, so each undecided case has one; cases without a deadline come last.
  const cursor = sql`(${rank})::float8, coalesce(${at}, 'infinity'), id`;
  let rows = listed
    .orderBy(sql`${rank}`)
    .orderBy(sql`coalesce(${at}, 'infinity')`)
    .orderBy('id')
    .limit(pageSize + 1);
  if (after !== undefined) {
    const passed = await listed
      .select([
        sql<string>`(${rank})::float8`.as('rank'),
        sql<string>`coalesce(${at}, 'infinity')::text`.as('cursor'),
      ])
      .where('id', '=', after)
      .executeTakeFirst();
    if (!passed) throw new Refusal('general_cursor_not_found');
    rows = rows.where(
      sql<boolean>`(${cursor}) > (${passed.rank}::float8, ${passed.cursor}::timestamptz, ${after})`,
    );
  }
  return rows.execute();
}

async function countAll(tx: Tx): Promise<CasesBody['counts']> {
  const { rows } = await sql<CasesBody['counts']>`
    select
      (count(*) filter (where ${isWaiting}))::int as waiting,
      (count(*) filter (where ${hasAppeal}))::int as appeals,
      (count(*) filter (where state = 'decided'))::int as decided
    from cases`.execute(tx);
  return rows[0] ?? { waiting: 0, appeals: 0, decided: 0 };
}
