import type { Tx } from '#core/ground/events.ts';
import { readStepSubject } from '../../step-subject.ts';
import { carryOut } from '../../steps/carry-out.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';

/** Closes a proposed settlement that was not answered before its deadline. Evidence and ruling go on. */
export async function lapseSettlement(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone, entry } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const own = held?.state.milestones.find(({ number }) => number === milestone);
  if (!held || !own || entry === null || own.settlement?.sequence !== entry) return;
  const command = { kind: 'close_settlement', milestone: own.number, proposal: entry } as const;
  await carryOut(tx, held, command, { side: 'product', accountId: null });
}
