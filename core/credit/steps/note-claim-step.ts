import type { ClaimSide, ClaimStepKind } from '#contract/credit/limits.ts';
import type { Tx } from '../../ground/events.ts';

type Step = { kind: ClaimStepKind; side: ClaimSide; by?: string | null; reason?: string };

/** Notes a step of a claim, for both sides. */
export async function noteClaimStep(
  tx: Tx,
  claimId: string,
  { kind, side, by = null, reason = '' }: Step,
): Promise<void> {
  await tx
    .insertInto('credit_steps')
    .values({ claim_id: claimId, kind, side, account_id: by, reason })
    .execute();
}
