import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import { meetDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { subjectOfStep } from '../step-subject.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showDispute } from './show-dispute.ts';
import { noteFinal } from './steps/make-final.ts';

type Accepted = { agreementId: string; milestone: number; basedOn: number; proposal: number };

/**
 * Accepts the other side's proposal before its deadline. The settlement is written as an agreed ruling, which is final.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `settlement_lapsed`; refusals of the rules
 */
export async function acceptSettlement(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, proposal }: Accepted,
): Promise<DisputeBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const waiting = held.state.milestones.find(({ number }) => number === milestone)?.settlement;
    const require = async () => {
      if (waiting?.sequence !== proposal || waiting.by === held.side) return;
      if (!(await meetDeadline(tx, 'dispute_settlement', subjectOfStep(agreementId, milestone, proposal))))
        throw new Refusal('settlement_lapsed');
    };
    const by = { side: held.side, accountId: member.id, basedOn, require };
    const command = { kind: 'accept_settlement', milestone, proposal } as const;
    const { isRepeated } = await carryOut(tx, held, command, by);
    if (!isRepeated) await noteFinal(tx, agreementId, milestone, 'agreed');
  });
  return showDispute(core, member, { agreementId, milestone });
}
