import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import { now } from '#db/now.ts';
import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import { meetDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findPartial } from '../find-partial.ts';
import { subjectOfStep } from '../step-subject.ts';
import { type Said, say } from './say.ts';
import { showDispute } from './show-dispute.ts';
import { isInStage } from './stage-of.ts';

/**
 * Appeals against a ruling, on either side, once and before the deadline. Another administrator decides, if there is one by
 * then.
 * @throws Refusal each of `say`; `milestone_unknown`, `dispute_appeal_over`; `dispute_appeal_nobody` if no administrator is
 * left who may decide
 */
export async function appealRuling(core: Core, member: Member, said: Said): Promise<DisputeBody> {
  const { agreementId, milestone } = said;
  await say(core, member, said, {
    kind: 'appeal',
    async before(tx, held) {
      const subjectId = subjectOfStep(agreementId, milestone);
      const isRuled = isInStage(held, milestone, 'ruled');
      // An administrator who could have decided the appeal when the ruling was made may have left since.
      if (isRuled && !(await hasOtherStaff(tx, core, 'disputes', await findPartial(tx, agreementId))))
        throw new Refusal('dispute_appeal_nobody');
      if (isRuled && !(await meetDeadline(tx, 'dispute_appeal', subjectId)))
        throw new Refusal('dispute_appeal_over');
    },
    async after(tx, { side }) {
      await tx
        .updateTable('agreement_disputes')
        .set({ appealed_by: side, appealed_at: now })
        .where('agreement_id', '=', agreementId)
        .where('milestone', '=', milestone)
        .where('withdrawn_at', 'is', null)
        .execute();
    },
  });
  return showDispute(core, member, { agreementId, milestone });
}
