import { sql } from 'kysely';
import { confirmProposal } from '#core/administration/confirm-proposal.ts';
import { proposeRights } from '#core/administration/propose-rights.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';

type PersonOf = (handle: string) => Member;

/** A moderator for cases and reviews alone, and a proposal that waits for the second administrator. */
export async function shareTheDesk(
  core: Core,
  [first, second]: readonly Member[],
  personOf: PersonOf,
): Promise<void> {
  if (!first || !second) throw new Error('Two administrators are needed.');
  const moderator = personOf('farhan-khan');
  const { proposalId } = await proposeRights(core, first, {
    email: moderator.account.email,
    rights: ['cases', 'reviews'],
    reason: 'He has answered members’ questions for a year and wants to help at the desk.',
  });
  await confirmProposal(core, second, proposalId);
  await proposeRights(core, first, {
    email: personOf('anjali-gupta').account.email,
    rights: ['disputes'],
    reason: 'With a third account no appeal has to be decided alone.',
  });
}

/** Carries out alone what no other account can confirm, as after its 72 hours. */
export async function decideAlone(core: Core, proposer: Member, proposalId: string): Promise<void> {
  await sql`update staff_proposals set proposed_at = proposed_at - interval '73 hours',
    alone_from = alone_from - interval '73 hours' where id = ${proposalId}`.execute(core.db);
  await sql`update clocks set began_at = began_at - interval '73 hours', due_at = due_at - interval '73 hours'
    where subject_id = ${proposalId}`.execute(core.db);
  await confirmProposal(core, proposer, proposalId);
}
