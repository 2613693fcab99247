import { record, type Tx } from '../../ground/events.ts';
import type { ClaimRow } from '../row.ts';
import { moveClaim } from './move-claim.ts';
import { noteClaimStep } from './note-claim-step.ts';

/** Withdraws a held claim, by its member, by leaving, or by time. Its lines are free again. */
export async function withdrawHeldClaim(tx: Tx, claim: ClaimRow, isByTime: boolean): Promise<ClaimRow> {
  const ended = await moveClaim(tx, claim, 'withdraw');
  await noteClaimStep(tx, claim.id, { kind: 'withdrawn', side: isByTime ? 'time' : 'student' });
  await record(tx, {
    name: 'credit.withdrawn',
    accountId: claim.account_id,
    subject: { claimId: claim.id, isByTime },
  });
  return ended;
}

/** Releases a held claim whose other side is gone. Its lines are free again. */
export async function releaseHeldClaim(tx: Tx, claim: ClaimRow): Promise<ClaimRow> {
  const ended = await moveClaim(tx, claim, 'release');
  await noteClaimStep(tx, claim.id, { kind: 'released', side: 'time' });
  await record(tx, {
    name: 'credit.released',
    accountId: claim.account_id,
    subject: { claimId: claim.id },
  });
  return ended;
}
