import type { TrialPairBody } from '#contract/trials/shapes.ts';
import { mayTakeBack } from '#rules/trials/trial-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTrial } from './get-trial.ts';
import { factsOfPair, subjectOf } from './row.ts';
import { holdOwnPair } from './steps/hold-pair.ts';

/**
 * Takes the member's answers back, which stay in their form. Nothing happens where none are handed in.
 * @throws Refusal `trial_unknown`; `trial_questions_over` once the second set is handed in
 */
export async function takeAnswersBack(core: Core, member: Member, id: string): Promise<TrialPairBody> {
  await core.db.transaction().execute(async (tx) => {
    const { pair, sets, side } = await holdOwnPair(tx, member, id);
    const facts = factsOfPair(pair, sets);
    if (!facts.handedIn[side]) return;
    if (!mayTakeBack(facts, side)) throw new Refusal('trial_questions_over');
    await tx
      .updateTable('trial_question_sets')
      .set({ handed_in_at: null })
      .where('pair_id', '=', pair.id)
      .where('account_id', '=', member.id)
      .execute();
    await record(tx, { name: 'trials.setTakenBack', accountId: member.id, subject: subjectOf(pair) });
  });
  return getTrial(core, member, id);
}
