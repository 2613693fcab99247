import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { holdClaim } from './hold-claim.ts';
import { noteClaimStep } from './note-claim-step.ts';

/** An institution that is over decides no appeal: those that wait end without a decision, and the claims stay as they are. */
export async function endAppeals(tx: Tx, organisationId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('credit_claims as claim')
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .select('claim.id')
    .where('claim.organisation_id', '=', organisationId)
    .where('organisations.state', 'in', ['closed', 'removed'])
    .where('claim.appealed_at', 'is not', null)
    .where('claim.appeal_decided_at', 'is', null)
    .orderBy('claim.id')
    .execute();
  for (const { id } of waiting) await endAppeal(tx, id);
}

async function endAppeal(tx: Tx, claimId: string): Promise<void> {
  const claim = await holdClaim(tx, claimId);
  if (claim.appealed_at === null || claim.appeal_decided_at !== null) return;
  await tx
    .updateTable('credit_claims')
    .set({ appeal_decided_at: now, changed_at: now, version: sql<number>`version + 1` })
    .where('id', '=', claimId)
    .execute();
  await releaseDeadline(tx, 'claim_college', claimId);
  await noteClaimStep(tx, claimId, { kind: 'released', side: 'time' });
  await record(tx, { name: 'credit.released', accountId: claim.account_id, subject: { claimId } });
}
