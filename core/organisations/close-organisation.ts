import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { showOwnOrganisation } from './get-own-organisation.ts';
import { mayClose } from './policy.ts';
import { endOrganisation } from './steps/end-organisation.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

/**
 * Closes an organisation for ever. A repeated request changes nothing.
 * @throws Refusal `organisation_unknown`; `organisation_closed`
 */
export async function closeOrganisation(core: Core, member: Member, slug: string): Promise<OwnOrganisation> {
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (seat.state === 'closed' && seat.roles.includes('owner'))
      return showOwnOrganisation(tx, member.id, slug);
    if (!mayClose(seat)) throw new Refusal('organisation_closed');
    await endOrganisation(tx, { organisationId: seat.id, accountId: member.id });
    return showOwnOrganisation(tx, member.id, slug);
  });
}
