import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDeleteOrganisation } from './policy.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

/**
 * Deletes an organisation that was never open.
 * @throws Refusal `organisation_unknown`; `organisation_closed`
 */
export async function deleteOrganisation(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, slug);
    if (!mayDeleteOrganisation(seat)) throw new Refusal('organisation_closed');
    await tx.deleteFrom('organisations').where('id', '=', seat.id).execute();
    await record(tx, {
      name: 'organisations.deleted',
      accountId: member.id,
      subject: { organisationId: seat.id },
    });
  });
}
