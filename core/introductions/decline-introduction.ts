import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { type IntroductionDecline, mayEnd } from '#rules/introductions/introduction-states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getIntroduction } from './get-introduction.ts';
import { endIntroduction } from './steps/end-introduction.ts';
import { holdOwnIntroduction } from './steps/hold-introduction.ts';

type Said = { id: string; reason: IntroductionDecline; words: string };

/**
 * Says no with a reason, which the asker reads. A second decline changes nothing.
 * @throws Refusal `introduction_unknown`; `introduction_over` if the request does not wait any more
 */
export async function declineIntroduction(
  core: Core,
  member: Member,
  { id, reason, words }: Said,
): Promise<IntroductionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnIntroduction(tx, member, id);
    if (one.state === 'declined' && side === 'asked') return;
    if (!mayEnd(one.state, 'declined', side)) throw new Refusal('introduction_over');
    if (!(await meetDeadline(tx, deadlineOf(one.purpose), one.id))) throw new Refusal('introduction_over');
    await endIntroduction(tx, one, { state: 'declined', by: member.id, reason, words });
  });
  return getIntroduction(core, member, id);
}
