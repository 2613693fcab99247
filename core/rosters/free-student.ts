import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import type { OfStudent } from './remove-student.ts';
import { endMemberships, findMembershipIds } from './steps/end-memberships.ts';
import { holdRoster } from './steps/hold-roster.ts';
import { requireNotOwn, requireRow } from './steps/require-row.ts';

/**
 * Frees a row that another member has joined by. That member is told, and the row gets another code. Without a member nothing
 * changes but the mark that another one used the code.
 * @throws Refusal `roster_row_unknown`; `roster_own`; the refusals of `holdRoster`
 */
export async function freeStudent(
  core: Core,
  member: Member,
  { organisationSlug, cohortId, rowId }: OfStudent,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, organisationSlug);
    await requireRow(tx, { organisationId: seat.id, cohortId, rowId });
    await requireNotOwn(tx, member, [rowId]);
    await endMemberships(tx, await findMembershipIds(tx, { rowIds: [rowId] }), 'freed');
    await tx.updateTable('roster_rows').set({ objected_at: null }).where('id', '=', rowId).execute();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
  });
}
