import { dayMs } from '../../deadlines/due-time.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { findSuspension } from '../../standings/find-suspension.ts';
import type { Waiting } from '../answer-owed.ts';
import { findInterview, type InterviewRow, isAgreed } from '../find-interview.ts';
import { awaitChoice } from './await-choice.ts';
import { callOffInterview } from './call-off.ts';
import { choiceDeadline } from './choice-deadline.ts';
import { dropProposal } from './drop-proposal.ts';

/**
 * Assigns the choice of a time to an owner who can act and has no block with the applicant. An interview with an owner who
 * has one is called off. Resolves to the application as it stands then.
 */
export async function settleInterview(
  tx: Tx,
  one: Waiting,
  answeringId: string | null,
): Promise<{ one: Waiting; until?: Date }> {
  if (one.stage !== 'interview') return { one };
  const interview = await findInterview(tx, one.id);
  if (!interview) return { one };
  if (interview.owner_id && (await isApart(tx, interview.owner_id, one.account_id)))
    return { one: await callOffInterview(tx, one, null) };
  const settled = interview.times.length > 0 ? await settleChoice(tx, one, interview, answeringId) : one;
  return { one: settled, until: answerBy(interview) };
}

async function settleChoice(
  tx: Tx,
  one: Waiting,
  interview: InterviewRow,
  answeringId: string | null,
): Promise<Waiting> {
  const isOwnersTurn = interview.proposed_by === 'applicant';
  const isNobodys = isOwnersTurn && (answeringId === null || one.decline_at !== null);
  if (isNobodys || (await findSuspension(tx, one.account_id))) {
    await releaseDeadline(tx, 'interview_answer', one.id);
    return one;
  }
  const state = await choiceDeadline(tx, interview);
  if (state && ['running', 'extended', 'stopped'].includes(state)) {
    if (isOwnersTurn && answeringId) await passDeadline(tx, 'interview_answer', one.id, answeringId);
    return one;
  }
  // A lapsed choice is about to end.
  if (state === 'lapsed') return one;
  return (await awaitChoice(tx, one, interview, answeringId)) ? one : dropProposal(tx, one);
}

/** A week after an agreed one that is to come; of all others the wait has its own time. */
function answerBy(interview: InterviewRow & { is_ahead: boolean }): Date | undefined {
  const { chosen_at: chosenAt, minutes } = interview;
  if (!chosenAt || !interview.is_ahead || !isAgreed(interview)) return undefined;
  return new Date(chosenAt.getTime() + minutes * 60_000 + 7 * dayMs);
}

async function isApart(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx
    .selectFrom('blocks')
    .select('blocker_id')
    .where((row) =>
      row.or([
        row.and([row('blocker_id', '=', one), row('blocked_id', '=', other)]),
        row.and([row('blocker_id', '=', other), row('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
