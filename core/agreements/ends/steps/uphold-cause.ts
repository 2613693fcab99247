import type { Tx } from '#core/ground/events.ts';
import { readStepSubject } from '../../step-subject.ts';
import { carryOut } from '../../steps/carry-out.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';

/** Upholds a stated cause that was not contested before its deadline, after the contributor was reminded twice. */
export async function upholdCause(tx: Tx, subjectId: string): Promise<void> {
  const held = await holdRowInForce(tx, readStepSubject(subjectId).agreementId);
  if (held?.state.cause !== 'claimed') return;
  const by = { side: 'product', accountId: null } as const;
  await carryOut(tx, held, { kind: 'decide_cause', isUpheld: true }, by);
}
