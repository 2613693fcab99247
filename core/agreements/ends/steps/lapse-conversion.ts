import type { Tx } from '#core/ground/events.ts';
import { readStepSubject } from '../../step-subject.ts';
import { carryOut } from '../../steps/carry-out.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';

/**
 * Reverses a stated conversion that was not confirmed before its deadline: the units are promised as before, and cash that
 * was held back for them falls due.
 */
export async function lapseConversion(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, entry } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const stated = held?.state.conversions.find(({ sequence }) => sequence === entry);
  if (!held || stated?.isConfirmed !== false) return;
  const by = { side: 'product', accountId: null } as const;
  await carryOut(tx, held, { kind: 'reverse', entry: stated.sequence }, by);
}
