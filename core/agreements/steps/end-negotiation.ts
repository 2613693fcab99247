import type { AgreementParty } from '#contract/agreements/limits.ts';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { answerDeadlineOf, type Negotiation } from '../negotiation.ts';
import { dropDrafts } from './drop-drafts.ts';
import { noteMove } from './note-move.ts';
import { endAmendment } from './write-stands.ts';

type End = {
  stage: 'declined' | 'withdrawn' | 'expired';
  party: AgreementParty | '';
  accountId: string | null;
};

/**
 * Ends a held negotiation before both have signed. The proposed text stays readable; drafts are deleted, and a signature is
 * void.
 */
export async function endNegotiation(
  tx: Tx,
  one: Negotiation,
  { stage, party, accountId }: End,
): Promise<void> {
  await closeNegotiation(tx, one);
  if (one.amendment === null)
    await tx.updateTable('agreements').set({ stage, ended_at: now }).where('id', '=', one.id).execute();
  else await endAmendment(tx, one, stage);
  await noteMove(tx, one, { kind: stage, party, version: one.version, accountId });
}

/**
 * Releases the deadline for an answer, deletes drafts and voids signatures of this negotiation. The signed text in force
 * stays.
 */
export async function closeNegotiation(tx: Tx, one: Negotiation): Promise<void> {
  const { kind, subjectId } = answerDeadlineOf(one);
  await releaseDeadline(tx, kind, subjectId);
  await dropDrafts(tx, one.id);
  await voidSignatures(tx, one);
}

/** Another text was proposed after what was signed, or none will come into force. */
export async function voidSignatures(tx: Tx, { id, inForce }: Pick<Negotiation, 'id' | 'inForce'>) {
  await tx
    .updateTable('agreement_signatures')
    .set({ voided_at: now })
    .where('agreement_id', '=', id)
    .where('version', '>', inForce)
    .where('voided_at', 'is', null)
    .execute();
}
