import type { Tx } from '#core/ground/events.ts';
import { readStepSubject } from '../../step-subject.ts';
import { carryOut } from '../../steps/carry-out.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';

/**
 * Confirms a payment by silence, after the side that owed the confirmation was reminded. The payment stays open to dispute.
 */
export async function confirmBySilence(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone: number, entry } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const milestone = held?.state.milestones.find((one) => one.number === number);
  const payment = milestone?.payments.find(({ sequence }) => sequence === entry);
  if (!held || !milestone || payment?.confirmed !== null) return;
  const kind = payment.direction === 'back' ? 'confirm_paid_back' : 'confirm_payment';
  const { amount, sequence } = payment;
  await carryOut(
    tx,
    held,
    { kind, milestone: milestone.number, payment: sequence, amount },
    { side: 'product', accountId: null },
  );
}
