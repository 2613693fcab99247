import type { Tx } from '#core/ground/events.ts';
import { now } from '#db/now.ts';
import { readStepSubject } from '../../step-subject.ts';
import { carryOut } from '../../steps/carry-out.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';

/** Makes a ruling final after the time for an appeal has passed without one. */
export async function makeFinal(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const own = held?.state.milestones.find(({ number }) => number === milestone);
  if (!held || own?.dispute !== 'ruled') return;
  const by = { side: 'product', accountId: null } as const;
  await carryOut(tx, held, { kind: 'make_final', milestone: own.number }, by);
  await noteFinal(tx, agreementId, own.number);
}

/** By a ruling, because both sides agreed, or because the side that opened it withdrew it. */
export async function noteFinal(
  tx: Tx,
  agreementId: string,
  milestone: number,
  because: 'ruled' | 'agreed' | 'withdrawn' = 'ruled',
): Promise<void> {
  await tx
    .updateTable('agreement_disputes')
    .set({ final_at: now })
    .set(because === 'agreed' ? { agreed_at: now } : {})
    .set(because === 'withdrawn' ? { withdrawn_at: now } : {})
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', milestone)
    .where('withdrawn_at', 'is', null)
    .execute();
}
