import { now } from '#db/now.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { findDeciders } from '../college/find-deciders.ts';
import type { ClaimRow } from '../row.ts';
import { moveClaim } from './move-claim.ts';
import { noteClaimStep } from './note-claim-step.ts';

/** Brings a held claim to the institution. Where none of its staff can decide, it waits and says so. */
export async function reachCollege(
  tx: Tx,
  claim: ClaimRow,
  set: { minutes: number; credits: number },
): Promise<ClaimRow> {
  const reached = await moveClaim(tx, claim, 'reach_college', { ...set, college_at: now });
  await beginDeadline(tx, {
    kind: 'claim_college',
    subjectId: claim.id,
    owes: { accountId: null },
    awaitedBy: claim.account_id,
  });
  await noteClaimStep(tx, claim.id, { kind: 'to_college', side: 'time' });
  const subject = { claimId: claim.id };
  await record(tx, { name: 'credit.reachedCollege', accountId: claim.account_id, subject });
  if ((await findDeciders(tx, claim.id)).length === 0)
    await record(tx, { name: 'credit.withoutStaff', accountId: claim.account_id, subject });
  return reached;
}
