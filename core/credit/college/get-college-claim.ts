import type { CollegeClaimBody } from '#contract/credit/college-shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { OrganisationSeatRow } from '../../organisations/find-organisation-seat.ts';
import { noteLook } from '../../rosters/note-look.ts';
import { findClaimSeat, lookingRoleOf } from './find-claim-seat.ts';
import { showCollegeClaim } from './show-college-claim.ts';

type Asked = { organisationSlug: string; claimId: string };

/**
 * One claim for staff of the institution. The look is listed for the student.
 * @throws Refusal `claim_unknown`; the refusals of `findClaimSeat`
 */
export async function getCollegeClaim(
  { db }: Core,
  { id }: Member,
  { organisationSlug, claimId }: Asked,
): Promise<CollegeClaimBody> {
  const seat = await findClaimSeat(db, id, organisationSlug);
  const claim = await showCollegeClaim(db, { id, seat }, claimId);
  await noteLookAtClaim(db, { id, seat }, claimId);
  return claim;
}

/** Lists a look at a claim for its member, with those at the entry in the roster. */
export async function noteLookAtClaim(
  db: Db,
  { id, seat }: { id: string; seat: OrganisationSeatRow },
  claimId: string,
): Promise<void> {
  const claim = await db
    .selectFrom('credit_claims')
    .select('account_id')
    .where('id', '=', claimId)
    .executeTakeFirst();
  const accountId = claim?.account_id ?? null;
  await noteLook(db, {
    accountId: accountId === id ? null : accountId,
    organisationId: seat.id,
    staffId: id,
    role: lookingRoleOf(seat),
  });
}
