import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { deleteRows } from './steps/delete-rows.ts';
import { endMemberships, findMembershipIds } from './steps/end-memberships.ts';
import { holdRoster, raiseVersion } from './steps/hold-roster.ts';
import { requireNotOwn, requireRow } from './steps/require-row.ts';

export type OfStudent = { organisationSlug: string; cohortId: string; rowId: string };

/**
 * Takes a student off the roster. The membership ends, and the member is told.
 * @throws Refusal `roster_row_unknown`; `roster_own`; the refusals of `holdRoster`
 */
export async function removeStudent(
  core: Core,
  member: Member,
  { organisationSlug, cohortId, rowId }: OfStudent,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, organisationSlug);
    await requireRow(tx, { organisationId: seat.id, cohortId, rowId });
    await requireNotOwn(tx, member, [rowId]);
    await endMemberships(tx, await findMembershipIds(tx, { rowIds: [rowId] }), 'off');
    await deleteRows(tx, [rowId]);
    await raiseVersion(tx, seat.id);
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
  });
}
