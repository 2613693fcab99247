import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { declineName } from './steps/decline-name.ts';
import { holdRoster } from './steps/hold-roster.ts';
import { markStudent } from './steps/mark-student.ts';
import { requireNotOwn, requireRow } from './steps/require-row.ts';

type Answer = { organisationSlug: string; rowId: string; isStudent: boolean };

/**
 * Says whether a member with another name is the student of the row. After a no the code works again. The same answer twice
 * changes nothing.
 * @throws Refusal `roster_row_unknown`; `roster_own`; the refusals of `holdRoster`
 */
export async function answerName(
  core: Core,
  member: Member,
  { organisationSlug, rowId, isStudent }: Answer,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, organisationSlug);
    await requireRow(tx, { organisationId: seat.id, rowId });
    await requireNotOwn(tx, member, [rowId]);
    const waiting = await tx
      .selectFrom('roster_memberships')
      .select(['id', 'account_id', 'organisation_id', 'row_id', 'state'])
      .where('row_id', '=', rowId)
      .forUpdate()
      .executeTakeFirst();
    if (waiting?.state === (isStudent ? 'member' : undefined)) return;
    if (waiting?.state !== 'waiting') throw new Refusal('roster_row_unknown');
    if (isStudent) await confirmName(tx, waiting);
    else await declineName(tx, waiting);
  });
}

type Waiting = { id: string; account_id: string; organisation_id: string };

async function confirmName(tx: Tx, { id, account_id: accountId, organisation_id }: Waiting): Promise<void> {
  await tx
    .updateTable('roster_memberships')
    .set({ state: 'member', joined_at: now })
    .where('id', '=', id)
    .execute();
  await releaseDeadline(tx, 'roster_name', id);
  await markStudent(tx, accountId);
  const subject = { organisationId: organisation_id, membershipId: id, afterWaiting: true };
  await record(tx, { name: 'rosters.joined', accountId, subject });
}
