import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { newId } from '../../ground/ids.ts';
import { type Said, say } from './say.ts';
import { showDispute } from './show-dispute.ts';

/**
 * Opens the dispute about a milestone, on either side, from its submission until 30 days after it was settled, rejected or
 * dropped. All deadlines of the milestone stop until a ruling is final.
 * @throws Refusal each of `say`; `milestone_unknown`, `dispute_used`, `dispute_too_late`
 */
export async function openDispute(core: Core, member: Member, said: Said): Promise<DisputeBody> {
  const { agreementId, milestone } = said;
  await say(core, member, said, {
    kind: 'open_dispute',
    async after(tx, { side }) {
      await tx
        .insertInto('agreement_disputes')
        .values({ id: newId(), agreement_id: agreementId, milestone, opened_by: side })
        .execute();
    },
  });
  return showDispute(core, member, { agreementId, milestone });
}
