import { sql } from 'kysely';
import type { HostedClaimBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { showHosted } from './show-hosted.ts';
import { holdHostedClaim } from './steps/hold-hosted-claim.ts';
import { returnClaim } from './steps/return-claim.ts';

type Said = { claimId: string; version: number; reason: string };

/**
 * Gives a claim back to its member with a reason, as an owner of the project.
 * @throws Refusal the refusals of `holdHostedClaim`
 */
export async function returnHosted(core: Core, member: Member, said: Said): Promise<HostedClaimBody> {
  const { claimId, version, reason } = said;
  await core.db.transaction().execute(async (tx) => {
    if (await isReturnedSo(tx, member, said)) return;
    const claim = await holdHostedClaim(tx, member, { claimId, version });
    await returnClaim(tx, claim, { from: 'host', by: member.id, reason });
  });
  return showHosted(core.db, member.id, claimId);
}

/** The same words came before: the request was sent again. */
async function isReturnedSo(tx: Tx, { id }: Member, { claimId, version, reason }: Said): Promise<boolean> {
  const own = await tx
    .selectFrom('credit_claims as claim')
    .innerJoin('credit_steps as step', 'step.claim_id', 'claim.id')
    .select('claim.id')
    .where('claim.id', '=', claimId)
    .where(sql<number>`claim.version - 1`, '=', version)
    .where('claim.state', '=', 'returned')
    .where('step.kind', '=', 'returned')
    .where('step.account_id', '=', id)
    .where('step.reason', '=', reason)
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}
