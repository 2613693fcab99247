import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { ClaimRow } from '../row.ts';
import { noteClaimStep } from './note-claim-step.ts';

/** Asks the owners of the project, of whom the longest-standing is reminded. The claim is with the host. */
export async function askHost(tx: Tx, claim: ClaimRow, hosts: readonly string[]): Promise<void> {
  const [host = null] = hosts;
  await beginDeadline(tx, {
    kind: 'claim_host',
    subjectId: claim.id,
    owes: claim.project_id ? { accountId: host, projectId: claim.project_id } : { accountId: host },
    awaitedBy: claim.account_id,
  });
  await noteClaimStep(tx, claim.id, { kind: 'host_asked', side: 'time' });
  await record(tx, {
    name: 'credit.hostAsked',
    accountId: claim.account_id,
    subject: { claimId: claim.id, round: claim.host_rounds },
  });
}
