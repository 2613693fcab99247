import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { ClaimRow } from '../row.ts';
import { moveClaim } from './move-claim.ts';
import { noteClaimStep } from './note-claim-step.ts';

/** No host confirms a held claim: its member gives evidence, on which the institution decides. */
export async function askEvidence(tx: Tx, claim: ClaimRow, cause: 'no_host' | 'silent'): Promise<ClaimRow> {
  const asked = await moveClaim(tx, claim, 'ask_evidence', { route: 'evidence' });
  await tx
    .updateTable('credit_lines')
    .set({ confirmed: null, reason: '' })
    .where('claim_id', '=', claim.id)
    .execute();
  await beginDeadline(tx, {
    kind: 'claim_evidence',
    subjectId: claim.id,
    owes: { accountId: claim.account_id },
    awaitedBy: null,
  });
  await noteClaimStep(tx, claim.id, { kind: 'evidence_asked', side: 'time' });
  await record(tx, {
    name: 'credit.evidenceAsked',
    accountId: claim.account_id,
    subject: { claimId: claim.id, cause },
  });
  return asked;
}
