import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OrganisationSeatRow } from '../find-organisation-seat.ts';
import { mayEditOrganisation } from '../policy.ts';
import { holdOrganisationSeat } from './hold-organisation-seat.ts';

/**
 * The organisation, held, for an owner who may change its picture.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; the refusals by age
 */
export async function holdPictureSeat(tx: Tx, member: Member, slug: string): Promise<OrganisationSeatRow> {
  const seat = await holdOrganisationSeat(tx, member, slug);
  if (!mayEditOrganisation(seat)) throw new Refusal('organisation_closed');
  return seat;
}
