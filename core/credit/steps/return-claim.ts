import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { ClaimRow } from '../row.ts';
import { moveClaim } from './move-claim.ts';
import { noteClaimStep } from './note-claim-step.ts';

type Return = {
  /** `rule`: the host confirmed so little that the claim gives nothing any more. */
  from: 'host' | 'college' | 'rule';
  by: string;
  reason: string;
};

/** Gives a held claim back to its member, who has 30 days. Its lines stay counted. */
export async function returnClaim(tx: Tx, claim: ClaimRow, { from, by, reason }: Return): Promise<ClaimRow> {
  const returned = await moveClaim(tx, claim, 'return', {
    returned_by: from,
    reason,
    ...(from === 'college' ? { college_returns: claim.college_returns + 1 } : {}),
  });
  await beginDeadline(tx, {
    kind: 'claim_returned',
    subjectId: claim.id,
    owes: { accountId: claim.account_id },
    awaitedBy: null,
  });
  const side = from === 'college' ? 'college' : 'host';
  await noteClaimStep(tx, claim.id, { kind: 'returned', side, by, reason });
  await record(tx, {
    name: 'credit.returned',
    accountId: claim.account_id,
    subject: { claimId: claim.id, from, by },
  });
  return returned;
}
