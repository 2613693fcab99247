import type { TrialPairBody } from '#contract/trials/shapes.ts';
import { now } from '#db/now.ts';
import type { TrialAnswers } from '#rules/trials/questions.ts';
import { mayHandIn, otherTrialSide } from '#rules/trials/trial-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTrial } from './get-trial.ts';
import { factsOfPair, subjectOf } from './row.ts';
import { holdOwnPair } from './steps/hold-pair.ts';
import { requireOther } from './steps/require-other.ts';

/**
 * Hands the member's answers in. With the second set both members read both. The same answers again change nothing.
 * @throws Refusal `trial_unknown`; `trial_questions_over`; `trial_not_available`
 */
export async function handInAnswers(
  core: Core,
  member: Member,
  { trialId, ...answers }: { trialId: string } & TrialAnswers,
): Promise<TrialPairBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOwnPair(tx, member, trialId);
    const { pair, sets, side } = held;
    const facts = factsOfPair(pair, sets);
    const own = sets.find((one) => one.account_id === member.id);
    if (facts.handedIn[side] && isSame(own?.answers, answers)) return;
    if (!mayHandIn(facts, side)) throw new Refusal('trial_questions_over');
    await requireOther(tx, member, held);
    const written = { answers: JSON.stringify(answers), saved_at: now, handed_in_at: now };
    await tx
      .insertInto('trial_question_sets')
      .values({ pair_id: pair.id, account_id: member.id, ...written })
      .onConflict((conflict) => conflict.columns(['pair_id', 'account_id']).doUpdateSet(written))
      .execute();
    const isSecond = facts.handedIn[otherTrialSide(side)];
    if (isSecond)
      await tx.updateTable('trial_pairs').set({ opened_at: now }).where('id', '=', pair.id).execute();
    const name = isSecond ? ('trials.setsOpened' as const) : ('trials.setHandedIn' as const);
    await record(tx, { name, accountId: member.id, subject: subjectOf(pair) });
  });
  return getTrial(core, member, trialId);
}

function isSame(stored: object | undefined, answers: object): boolean {
  const before = new Map(Object.entries(stored ?? {}));
  return Object.entries(answers).every(([question, text]) => before.get(question) === text);
}
