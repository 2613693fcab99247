import { sql } from 'kysely';
import type { ProposalList, ProposalListBody } from '#contract/administration/proposal-calls.ts';
import type { ProposalKind } from '#contract/collected.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { type DeskList, findAtDesk } from './find-at-desk.ts';
import { rightsOf } from './policy.ts';
import { noteAction } from './steps/note-action.ts';

const pageSize = 20;

const lists: Record<ProposalList, DeskList> = {
  waiting: { holds: sql<boolean>`state = 'waiting'`, at: sql<Date>`proposed_at`, direction: 'asc' },
  over: { holds: sql<boolean>`state <> 'waiting'`, at: sql<Date>`ended_at`, direction: 'desc' },
};

/** The proposals for which this account has the right, and its own ones. @throws Refusal `general_cursor_not_found` */
export async function listProposals(
  core: Core,
  staff: Member,
  { list, after }: { list: ProposalList; after?: string | undefined },
): Promise<ProposalListBody> {
  const rights = rightsOf(core, staff);
  return core.db.transaction().execute(async (tx) => {
    const seen = tx
      .selectFrom('staff_proposals')
      .where((row) => row.or([row('needed_right', 'in', [...rights]), row('proposed_by', '=', staff.id)]));
    const rows = await findAtDesk(
      seen
        .select(['id', 'kind', 'state', 'proposed_at', 'ended_at', 'alone_from', 'is_lone', 'proposed_by'])
        .select(
          sql<Date | null>`(
            select due_at from clocks
            where subject_id = staff_proposals.id and kind in ('proposal', 'lone_proposal') and clocks.ended_at is null
          )`.as('due_at'),
        ),
      lists[list],
      { search: '', text: sql<string>`''`, after, most: pageSize + 1 },
    );
    const counts = await seen
      .select([
        sql<number>`(count(*) filter (where state = 'waiting'))::int`.as('waiting'),
        sql<number>`(count(*) filter (where state <> 'waiting'))::int`.as('over'),
      ])
      .executeTakeFirstOrThrow();
    await noteAction(tx, staff, { action: 'proposals.listed', detail: list });
    const page = rows.slice(0, pageSize);
    return {
      proposals: page.map((row) => ({
        $id: row.id,
        kind: row.kind as ProposalKind,
        state: row.state,
        proposedAt: isoDate(row.proposed_at),
        dueAt: isoDateOrEmpty(row.due_at),
        endedAt: isoDateOrEmpty(row.ended_at),
        isLone: row.is_lone || (row.state === 'waiting' && row.alone_from !== null),
        isOwn: row.proposed_by === staff.id,
      })),
      counts,
      next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}
