import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { bySession } from '../codes/asked-by.ts';
import { findUsedCode } from '../codes/find-used-code.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { addressSubject } from './address-subject.ts';
import { findOrganisationSeat, type OrganisationSeatRow } from './find-organisation-seat.ts';
import { showOwnOrganisation } from './get-own-organisation.ts';
import { mayProve } from './policy.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

type Said = { organisationSlug: string; secret: string };

/**
 * Proves the address with the mailed code: the roles of the member work for 180 days from now. The same code from the same
 * session is answered again, in case the answer was lost.
 * @throws Refusal `organisation_unknown`; `organisation_closed`; the refusals of `guessCode`
 */
export async function confirmOrganisationAddress(
  core: Core,
  member: Member,
  { organisationSlug: slug, secret }: Said,
): Promise<OwnOrganisation> {
  const found = await findOrganisationSeat(core.db, member.id, slug);
  if (!found) throw new Refusal('organisation_unknown');
  const guess = {
    purpose: 'verification' as const,
    subject: addressSubject(found.id),
    accountId: member.id,
    askedBy: bySession(member),
    digits: secret,
  };
  try {
    return await guessCode(
      core,
      guess,
      (tx) => holdMember(tx, member),
      async (tx, { email }) => {
        const seat = await holdOrganisationSeat(tx, member, slug);
        if (!mayProve(seat)) throw new Refusal('organisation_closed');
        await prove(tx, seat, member.id, email);
        return showOwnOrganisation(tx, member.id, slug);
      },
    );
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'user_invalid_token';
    const used = isUnknown ? await findUsedCode(core, guess) : undefined;
    if (used?.email !== found.email) throw error;
    return showOwnOrganisation(core.db, member.id, slug);
  }
}

async function prove(tx: Tx, { id }: OrganisationSeatRow, accountId: string, email: string): Promise<void> {
  const proven = {
    email,
    proven_until: sql<Date>`now() + make_interval(days => ${organisationTimes.proofDays}::int)`,
    reminded_at: null,
  };
  await tx
    .insertInto('organisation_addresses')
    .values({ organisation_id: id, account_id: accountId, ...proven })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'account_id']).doUpdateSet(proven))
    .execute();
  await record(tx, { name: 'organisations.proven', accountId, subject: { organisationId: id } });
}
