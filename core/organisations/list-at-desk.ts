import { sql } from 'kysely';
import type { DeskOrganisationsBody } from '#contract/organisations/desk-calls.ts';
import { type OrganisationList, organisationLists } from '#contract/organisations/limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { isAppealOpen } from './policy.ts';
import { listedOf } from './row.ts';
import { staffAppealWaits } from './staff-removal.ts';

const pageSize = 30;

const appealWaits = sql<boolean>`(state in ('declined', 'removed') and appealed_at is not null
  and appealed_at >= coalesce(decided_at, appealed_at))`;
const waits = sql<boolean>`(state = 'in_review' or ${appealWaits} or ${staffAppealWaits})`;

/** The organisations of each list, and the moment by which it is ordered. */
const lists = {
  waiting: {
    holds: waits,
    at: sql<Date>`case when ${appealWaits} then appealed_at when state = 'in_review' then submitted_at else (
      select min(appealed_at) from organisation_staff_removals as removal
      where removal.organisation_id = organisations.id and removal.appealed_at is not null and removal.answered_at is null
    ) end`,
    direction: 'asc',
  },
  open: { holds: sql<boolean>`state in ('active', 'paused')`, at: sql<Date>`opened_at`, direction: 'desc' },
  ended: {
    holds: sql<boolean>`state in ('declined', 'closed', 'removed') and not ${appealWaits}`,
    at: sql<Date>`coalesce(ended_at, decided_at)`,
    direction: 'desc',
  },
} as const;

/**
 * Organisations that wait for a decision, those due first; or open ones; or ended ones.
 * @throws Refusal `general_cursor_not_found` when the list no longer holds the cursor
 */
export async function listAtDesk(
  core: Core,
  administrator: Member,
  { list, after }: { list: OrganisationList; after?: string | undefined },
): Promise<DeskOrganisationsBody> {
  return core.db.transaction().execute(async (tx) => {
    const rows = await find(tx, list, after);
    const page = rows.slice(0, pageSize);
    await noteAction(tx, administrator, { action: 'organisations.listed', detail: list });
    return {
      organisations: page.map((row) => {
        const { kind, state } = listedOf(row);
        return {
          $id: row.id,
          slug: row.slug,
          name: row.name,
          kind,
          state,
          isAppeal: isAppealOpen(row),
          submittedAt: isoDateOrEmpty(row.submitted_at),
          isLate: row.is_late,
        };
      }),
      counts: await countAll(tx),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}

async function find(tx: Tx, list: OrganisationList, after: string | undefined) {
  const { holds, at, direction } = lists[list];
  let rows = tx
    .selectFrom('organisations')
    .selectAll()
    .select(
      sql<boolean>`exists (
        select from clocks where kind = 'organisation_review' and subject_id = organisations.id
          and ended_at is null and due_at <= now()
      )`.as('is_late'),
    )
    .where(holds)
    .orderBy(at, direction)
    .orderBy('id', direction)
    .limit(pageSize + 1);
  if (after !== undefined) {
    const last = await tx
      .selectFrom('organisations')
      .select(sql<string>`(${at})::text`.as('at'))
      .where('id', '=', after)
      .where(holds)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    const passed = sql`(${last.at}::timestamptz, ${after})`;
    rows = rows.where(
      direction === 'asc' ? sql<boolean>`(${at}, id) > ${passed}` : sql<boolean>`(${at}, id) < ${passed}`,
    );
  }
  return rows.execute();
}

async function countAll(tx: Tx): Promise<DeskOrganisationsBody['counts']> {
  const row = await tx
    .selectFrom('organisations')
    .select(
      organisationLists.map((list) =>
        sql<number>`(count(*) filter (where ${lists[list].holds}))::int`.as(list),
      ),
    )
    .executeTakeFirstOrThrow();
  return row;
}
