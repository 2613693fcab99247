import type { AgreementParty, AgreementStep } from '#contract/agreements/limits.ts';
import type { Tx } from '../../ground/events.ts';

type Noted = { agreementId: string; kind: AgreementStep; party: AgreementParty | ''; version: number };

/** Writes into what both sides read of the way to an agreement. */
export async function noteStep(tx: Tx, { agreementId, ...step }: Noted): Promise<void> {
  await tx
    .insertInto('agreement_steps')
    .values({ agreement_id: agreementId, ...step })
    .execute();
}
