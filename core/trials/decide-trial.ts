import type { TrialPairBody } from '#contract/trials/shapes.ts';
import { mayDecide, otherTrialSide, type TrialDecision } from '#rules/trials/trial-states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTrial } from './get-trial.ts';
import { isExtendable } from './is-extendable.ts';
import { factsOfTrial, partOf, subjectOf } from './row.ts';
import { holdOwnPair } from './steps/hold-pair.ts';
import { requireOther } from './steps/require-other.ts';
import { settleTrial } from './steps/settle-trial.ts';

/**
 * Says how a trial goes on after its last day. The second answer settles it. The same answer again changes nothing.
 * @throws Refusal `trial_unknown`; `trial_decision_over`; `trial_no_more_weeks`; `trial_not_available`
 */
export async function decideTrial(
  core: Core,
  member: Member,
  { trialId, decision }: { trialId: string; decision: TrialDecision },
): Promise<TrialPairBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOwnPair(tx, member, trialId);
    const { pair, trial, side, now } = held;
    if (!trial) {
      if (await hasSaid(core, member, trialId, decision)) return;
      throw new Refusal('trial_decision_over');
    }
    const facts = factsOfTrial(trial, now);
    if (facts.answers[side] === decision) return;
    if (!mayDecide(facts, side)) throw new Refusal('trial_decision_over');
    await requireOther(tx, member, held);
    if (decision === 'two_weeks' && !(await isExtendable(tx, trial)))
      throw new Refusal('trial_no_more_weeks');
    if (!(await meetDeadline(tx, 'trial_answer', partOf(pair, side), { isQuiet: true })))
      throw new Refusal('trial_decision_over');
    const column = `${side}_answer` as const;
    const said = await tx
      .updateTable('trials')
      .set({ [column]: decision })
      .where('id', '=', trial.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(tx, { name: 'trials.answered', accountId: member.id, subject: subjectOf(pair) });
    if (facts.answers[otherTrialSide(side)] !== null)
      await settleTrial({ tx, origin: core.origin }, held, said);
  });
  return getTrial(core, member, trialId);
}

/** Sent twice: the answer stands, and the trial has ended by it. */
async function hasSaid(core: Core, member: Member, id: string, decision: TrialDecision): Promise<boolean> {
  const { trial } = await getTrial(core, member, id);
  return trial?.own === decision;
}
