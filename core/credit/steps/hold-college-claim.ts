import { holdOffBlocks } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import type { OrganisationSeatRow } from '../../organisations/find-organisation-seat.ts';
import { holdActingSeat } from '../../organisations/steps/hold-organisation-seat.ts';
import type { CollegeRow } from '../college/claim-rows.ts';
import { claimRoles } from '../college/find-claim-seat.ts';
import { findCollegeRow } from '../college/show-college-claim.ts';
import { holdBothAccounts } from './hold-both-accounts.ts';

type Asked = { organisationSlug: string; claimId: string };
export type HeldClaim = { seat: OrganisationSeatRow; claim: CollegeRow };

/**
 * A claim and its organisation, held until the transaction ends, for staff who may decide it. Both accounts are
 * locked first, in one order: the member does nothing about claims meanwhile. All decisions of one institution follow one another.
 * @throws Refusal `claim_unknown`, also where a block stands between the two; the refusals of `holdActingSeat`
 */
export async function holdCollegeClaim(
  tx: Tx,
  member: Member,
  { organisationSlug, claimId }: Asked,
): Promise<HeldClaim> {
  const claimantId = await holdBothAccounts(tx, member, claimId);
  const seat = await holdActingSeat(tx, member, organisationSlug, ...claimRoles);
  if (claimantId !== undefined) await holdOffBlocks(tx, member.id, claimantId);
  await tx.selectFrom('credit_claims').select('id').where('id', '=', claimId).forUpdate().executeTakeFirst();
  return { seat, claim: await findCollegeRow(tx, { id: member.id, seat }, claimId) };
}
