import type { Tx } from '../../ground/events.ts';
import { readStepSubject } from '../step-subject.ts';
import { carryOut } from './carry-out.ts';
import { holdRowInForce } from './hold-in-force.ts';

/** Accepts a milestone by lapse of its review: no one reviewed it in time, and the project was reminded twice. */
export async function deemAccepted(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const waiting = held?.state.milestones.find(({ number }) => number === milestone);
  if (!held || milestone === null || waiting?.stage !== 'submitted') return;
  // The lapsed review may be an earlier one than the open one.
  const open = await tx
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', 'milestone_review')
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (open) return;
  await carryOut(tx, held, { kind: 'accept', milestone }, { side: 'product', accountId: null });
}
