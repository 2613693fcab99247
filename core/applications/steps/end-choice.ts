import type { Tx } from '../../ground/events.ts';
import { dropProposal } from './drop-proposal.ts';
import { holdApplication } from './hold-application.ts';
import { settleDeadline } from './settle-deadline.ts';

/** The time to take one of the proposed times has run out. */
export async function endChoice(tx: Tx, id: string): Promise<void> {
  const held = await holdApplication(tx, id);
  if (!held || held.one.ended_at || held.one.stage !== 'interview') return;
  const open = await tx
    .selectFrom('application_interviews')
    .select('times')
    .where('application_id', '=', id)
    .executeTakeFirst();
  const running = await tx
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', id)
    .where('kind', '=', 'interview_answer')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  // The lapsed deadline may belong to earlier times than the current ones.
  if (!open || open.times.length === 0 || running) return;
  await settleDeadline(tx, await dropProposal(tx, held.one));
}
