import type { AgreementStage, AmendmentStage } from '#contract/agreements/limits.ts';
import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import type { Negotiation } from '../negotiation.ts';

type Stands = Partial<Pick<Negotiation, 'version' | 'last_party' | 'answer_by'>> & {
  stage?: Extract<AgreementStage, AmendmentStage>;
};

/** Writes how what is negotiated stands: the agreement itself, or its open amendment. */
export async function writeStands(
  tx: Tx,
  { id, amendment }: Pick<Negotiation, 'id' | 'amendment'>,
  stands: Stands,
): Promise<void> {
  if (amendment === null) await tx.updateTable('agreements').set(stands).where('id', '=', id).execute();
  else
    await tx
      .updateTable('agreement_amendments')
      .set(stands)
      .where('agreement_id', '=', id)
      .where('number', '=', amendment)
      .execute();
}

/** An amendment is over, in force or not. */
export async function endAmendment(
  tx: Tx,
  { id, amendment }: Pick<Negotiation, 'id' | 'amendment'>,
  stage: Exclude<AmendmentStage, AgreementStage> | 'declined' | 'withdrawn' | 'expired',
): Promise<void> {
  await tx
    .updateTable('agreement_amendments')
    .set({ stage, ended_at: now })
    .where('agreement_id', '=', id)
    .where('number', '=', amendment)
    .execute();
}
