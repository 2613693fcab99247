import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { mayEnd } from '#rules/introductions/introduction-states.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getIntroduction } from './get-introduction.ts';
import { accept } from './steps/accept.ts';
import { holdOwnIntroduction } from './steps/hold-introduction.ts';

/**
 * Says yes: the two sides talk, and the note is the first message. A second yes changes nothing.
 * @throws Refusal `introduction_unknown`; `introduction_over` if the request does not wait any more; `introduction_gone` where the
 * asker is not there or has lost the mark
 */
export async function acceptIntroduction(core: Core, member: Member, id: string): Promise<IntroductionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnIntroduction(tx, member, id);
    if (one.state === 'accepted' && side === 'asked') return;
    if (!mayEnd(one.state, 'accepted', side)) throw new Refusal('introduction_over');
    const askerId = one.asker_id;
    if (askerId === null || (await isBlockedBetween(tx, member.id, askerId)))
      throw new Refusal('introduction_gone');
    await accept(tx, one, { by: member.id });
  });
  return getIntroduction(core, member, id);
}
