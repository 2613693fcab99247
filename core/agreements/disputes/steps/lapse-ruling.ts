import { record, type Tx } from '#core/ground/events.ts';
import { subjectOf } from '../../row.ts';
import { readStepSubject } from '../../step-subject.ts';
import { holdRowInForce } from '../../steps/hold-in-force.ts';
import { settleDeadlines } from '../../steps/settle-deadlines.ts';

/** The time for evidence is over: a ruling is due, on what is there. */
export async function beginRuling(tx: Tx, subjectId: string): Promise<void> {
  const held = await holdRowInForce(tx, readStepSubject(subjectId).agreementId);
  if (held) await settleDeadlines(tx, held);
}

/** Our own time is over: it stands first on the administrators' list, and both sides hear that we are late. */
export async function sayLate(tx: Tx, subjectId: string): Promise<void> {
  const { agreementId, milestone } = readStepSubject(subjectId);
  const held = await holdRowInForce(tx, agreementId);
  const own = held?.state.milestones.find(({ number }) => number === milestone);
  if (!held || (own?.dispute !== 'open' && own?.dispute !== 'appealed')) return;
  const subject = { ...subjectOf(held), milestone: own.number };
  await record(tx, { name: 'agreements.rulingLate', accountId: null, subject });
}
