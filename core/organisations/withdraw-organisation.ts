import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { showOwnOrganisation } from './get-own-organisation.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

/**
 * Takes an organisation back from its review; it is a draft again. A repeated request changes nothing.
 * @throws Refusal `organisation_unknown`; `organisation_closed` for one that is decided, or in an appeal
 */
export async function withdrawOrganisation(
  core: Core,
  member: Member,
  slug: string,
): Promise<OwnOrganisation> {
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (seat.state === 'draft') return showOwnOrganisation(tx, member.id, slug);
    if (seat.state !== 'in_review' || seat.appealed_at || !seat.roles.includes('owner'))
      throw new Refusal('organisation_closed');
    await tx.updateTable('organisations').set({ state: 'draft' }).where('id', '=', seat.id).execute();
    await releaseDeadline(tx, 'organisation_review', seat.id);
    await record(tx, {
      name: 'organisations.edited',
      accountId: member.id,
      subject: { organisationId: seat.id },
    });
    return showOwnOrganisation(tx, member.id, slug);
  });
}
