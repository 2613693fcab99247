import type { StaffRemovalBody } from '#contract/organisations/removal-calls.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { mayAppealStaffRemoval, showStaffRemoval, staffRemovalsOf } from './staff-removal.ts';

type Said = { organisationSlug: string; appeal: string };

/**
 * A former member of the staff asks for another look at the removal: once, before the deadline. The same words again change
 * nothing.
 * @throws Refusal `organisation_unknown`; `organisation_appeal_twice`; `organisation_appeal_late`
 */
export async function appealStaffRemoval(
  core: Core,
  member: Member,
  { organisationSlug: slug, appeal }: Said,
): Promise<StaffRemovalBody> {
  return core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    const row = await staffRemovalsOf(tx, member.id)
      .where('organisations.slug', '=', slug)
      .forUpdate('removal')
      .executeTakeFirst();
    if (!row) throw new Refusal('organisation_unknown');
    if (row.appealed_at) {
      if (row.appeal === appeal) return showStaffRemoval(tx, member.id, slug);
      throw new Refusal('organisation_appeal_twice');
    }
    if (!mayAppealStaffRemoval(row, row.now)) throw new Refusal('organisation_appeal_late');
    await tx
      .updateTable('organisation_staff_removals')
      .set({ appeal, appealed_at: now })
      .where('id', '=', row.id)
      .execute();
    await beginDeadline(tx, {
      kind: 'organisation_staff_appeal',
      subjectId: row.id,
      owes: 'us',
      awaitedBy: member.id,
    });
    const subject = { organisationId: row.organisation_id };
    await record(tx, { name: 'organisations.staffAppealed', accountId: member.id, subject });
    return showStaffRemoval(tx, member.id, slug);
  });
}
