import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { mayEnd } from '#rules/introductions/introduction-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getIntroduction } from './get-introduction.ts';
import { endIntroduction } from './steps/end-introduction.ts';
import { holdOwnIntroduction } from './steps/hold-introduction.ts';

/**
 * Takes a waiting request back. A second withdrawal changes nothing.
 * @throws Refusal `introduction_unknown`; `introduction_over` if the request does not wait any more
 */
export async function withdrawIntroduction(
  core: Core,
  member: Member,
  id: string,
): Promise<IntroductionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnIntroduction(tx, member, id);
    if (one.state === 'withdrawn' && side === 'asker') return;
    if (!mayEnd(one.state, 'withdrawn', side)) throw new Refusal('introduction_over');
    await endIntroduction(tx, one, { state: 'withdrawn', by: member.id });
  });
  return getIntroduction(core, member, id);
}
