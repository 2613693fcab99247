import type { DisputeBody } from '#contract/dispute-shapes.ts';
import { now } from '#db/now.ts';
import { meetClock } from '../../clocks/steps/end-clock.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOfStep } from '../step-subject.ts';
import { type Said, say } from './say.ts';
import { showDispute } from './show-dispute.ts';
import { isInStage } from './stage-of.ts';

/**
 * Appeals against a ruling, on either side and once, in its time. Another administrator decides.
 * @throws Refusal what `say` names; `milestone_unknown`, `dispute_appeal_over`
 */
export async function appealRuling(core: Core, member: Member, said: Said): Promise<DisputeBody> {
  const { agreementId, milestone } = said;
  await say(core, member, said, {
    kind: 'appeal',
    async before(tx, held) {
      const subjectId = subjectOfStep(agreementId, milestone);
      const isRuled = isInStage(held, milestone, 'ruled');
      if (isRuled && !(await meetClock(tx, 'dispute_appeal', subjectId)))
        throw new Refusal('dispute_appeal_over');
    },
    async after(tx, { side }) {
      await tx
        .updateTable('agreement_disputes')
        .set({ appealed_by: side, appealed_at: now })
        .where('agreement_id', '=', agreementId)
        .where('milestone', '=', milestone)
        .execute();
    },
  });
  return showDispute(core, member, { agreementId, milestone });
}
