import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { showOwnOrganisation } from './get-own-organisation.ts';
import { mayAppealOrganisation } from './policy.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

type Said = { organisationSlug: string; appeal: string };

/**
 * Asks for another look at the refusal or the removal of an organisation: once, before the deadline. Meanwhile it stays as
 * it was decided. The same words again change nothing.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; `organisation_appeal_twice`; `organisation_appeal_late`
 */
export async function appealOrganisation(core: Core, member: Member, said: Said): Promise<OwnOrganisation> {
  const { organisationSlug: slug, appeal } = said;
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (!seat.roles.includes('owner') || (seat.state !== 'declined' && seat.state !== 'removed'))
      throw new Refusal('organisation_closed');
    if (seat.appealed_at) {
      if (seat.appeal === appeal) return showOwnOrganisation(tx, member.id, slug);
      throw new Refusal('organisation_appeal_twice');
    }
    if (!mayAppealOrganisation(seat)) throw new Refusal('organisation_appeal_late');
    await tx
      .updateTable('organisations')
      .set({ appeal, appealed_at: now, first_decided_by: seat.decided_by })
      .where('id', '=', seat.id)
      .execute();
    await beginDeadline(tx, {
      kind: 'organisation_review',
      subjectId: seat.id,
      owes: 'us',
      awaitedBy: member.id,
    });
    await record(tx, {
      name: 'organisations.appealed',
      accountId: member.id,
      subject: { organisationId: seat.id },
    });
    return showOwnOrganisation(tx, member.id, slug);
  });
}
