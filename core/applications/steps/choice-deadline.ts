import type { Tx } from '../../ground/events.ts';
import type { InterviewRow } from '../find-interview.ts';
import { lastDeadline } from './last-deadline.ts';

/** The state of the deadline for the current times; undefined where none was begun for them. */
export async function choiceDeadline(
  tx: Tx,
  { application_id: id, changed_at: since }: Pick<InterviewRow, 'application_id' | 'changed_at'>,
): Promise<string | undefined> {
  const last = await lastDeadline(tx, 'interview_answer', id);
  return last && (last.ended_at === null || last.ended_at > since) ? last.state : undefined;
}
