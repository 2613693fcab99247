import { trialSides } from '#rules/trials/trial-states.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { accountOn, partOf, subjectOf } from '../row.ts';
import { holdPair } from './hold-pair.ts';

/** The last day of a running trial has come: both are asked how it goes on. */
export async function askAnswers(tx: Tx, pairId: string): Promise<void> {
  const held = await holdPair(tx, pairId);
  if (held?.trial?.state !== 'running') return;
  const { pair, trial } = held;
  const ends: Date[] = [];
  for (const side of trialSides)
    ends.push(
      await beginDeadline(tx, {
        kind: 'trial_answer',
        subjectId: partOf(pair, side),
        owes: { accountId: accountOn(pair, side) },
        awaitedBy: null,
      }),
    );
  const answerBy = ends.reduce((one, other) => (one > other ? one : other));
  await tx
    .updateTable('trials')
    .set({ state: 'answering', answer_by: answerBy })
    .where('id', '=', trial.id)
    .execute();
  await record(tx, { name: 'trials.answersAsked', accountId: null, subject: subjectOf(pair) });
}
