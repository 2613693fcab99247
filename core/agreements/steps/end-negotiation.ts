import type { AgreementParty } from '#contract/agreement-limits.ts';
import { now } from '#db/now.ts';
import { releaseClock } from '../../clocks/steps/end-clock.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type AgreementRow, subjectOf } from '../row.ts';
import { noteStep } from './note-step.ts';

type End = {
  stage: 'declined' | 'withdrawn' | 'expired';
  party: AgreementParty | '';
  accountId: string | null;
};

/** Ends a held negotiation before both have signed. What was proposed stays to be read; drafts go, and a signature is void. */
export async function endNegotiation(
  tx: Tx,
  one: AgreementRow,
  { stage, party, accountId }: End,
): Promise<void> {
  await releaseClock(tx, 'agreement_answer', one.id);
  await tx.deleteFrom('agreement_drafts').where('agreement_id', '=', one.id).execute();
  await tx
    .updateTable('agreement_signatures')
    .set({ voided_at: now })
    .where('agreement_id', '=', one.id)
    .where('voided_at', 'is', null)
    .execute();
  await tx.updateTable('agreements').set({ stage, ended_at: now }).where('id', '=', one.id).execute();
  await noteStep(tx, { agreementId: one.id, kind: stage, party, version: one.version });
  await record(tx, { name: `agreements.${stage}`, accountId, subject: subjectOf(one) });
}
