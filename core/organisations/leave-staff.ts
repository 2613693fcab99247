import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayLeave } from './policy.ts';
import { countOrganisationOwners } from './steps/count-organisation-owners.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';
import { leaveOrganisation } from './steps/leave-organisations.ts';

/**
 * Leaves the staff at once. The last owner hands the organisation over first.
 * @throws Refusal `organisation_unknown`; `organisation_last_owner`
 */
export async function leaveStaff(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (!mayLeave(seat, await countOrganisationOwners(tx, seat.id)))
      throw new Refusal('organisation_last_owner');
    await leaveOrganisation(tx, seat.id, member.id);
  });
}
