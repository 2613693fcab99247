import type { TrialPairBody } from '#contract/trials/shapes.ts';
import { mayClose } from '#rules/trials/trial-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { getTrial } from './get-trial.ts';
import { factsOfPair, subjectOf } from './row.ts';
import { closeQuestions as close } from './steps/end-trial.ts';
import { holdOwnPair } from './steps/hold-pair.ts';

/**
 * Closes the eight questions for both members. Nothing happens where they are closed.
 * @throws Refusal `trial_unknown`
 */
export async function closeQuestions(core: Core, member: Member, id: string): Promise<TrialPairBody> {
  await core.db.transaction().execute(async (tx) => {
    const { pair, sets } = await holdOwnPair(tx, member, id);
    if (!mayClose(factsOfPair(pair, sets))) return;
    await close(tx, pair);
    await record(tx, { name: 'trials.questionsClosed', accountId: member.id, subject: subjectOf(pair) });
  });
  return getTrial(core, member, id);
}
