import { isActive } from '#rules/agreements/times.ts';
import type { Tx } from '../../ground/events.ts';
import { readStepSubject } from '../step-subject.ts';
import { carryOut } from './carry-out.ts';
import { holdRowInForce } from './hold-in-force.ts';

/** Nothing was handed in by seven days after an early end: the milestone is dropped, and its units are free again. */
export async function dropLate(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone: number } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const milestone = held?.state.milestones.find((one) => one.number === number);
  if (!held || !milestone || isActive(held.state)) return;
  if (milestone.stage !== 'started' && milestone.stage !== 'changes_asked') return;
  const command = { kind: 'drop', milestone: milestone.number } as const;
  await carryOut(tx, held, command, { side: 'product', accountId: null });
}
