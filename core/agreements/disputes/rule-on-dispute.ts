import type { DeskDisputeBody } from '#contract/agreements/dispute-desk-calls.ts';
import { milestoneOf } from '#rules/agreements/state.ts';
import { propose } from '../../administration/steps/propose.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { rulingConfirmed } from './confirmed.ts';
import { needsSecond } from './needs-second.ts';
import { barTo } from './steps/bar-to.ts';
import { canBeAppealed } from './steps/can-be-appealed.ts';
import { isEvidenceOpen } from './steps/is-evidence-open.ts';
import { holdDispute, type Ruled, rule } from './steps/rule.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/**
 * Rules on a dispute, or on the appeal against a ruling. If two administrators rule at once, the second learns of the first
 * ruling. Without an appeal, a ruling on much money or on units is proposed to a second one of the staff.
 * @throws Refusal `dispute_unknown`; `dispute_own`, `dispute_same_administrator`; `dispute_over` once both sides have ended
 * it; `dispute_evidence_open` while evidence can come; `dispute_passes_missing`; `conflict`; `proposal_waits`; refusals of
 * the rules about a ruling
 */
export async function ruleOnDispute(
  core: Core,
  administrator: Member,
  ruled: Ruled,
): Promise<DeskDisputeBody> {
  const { disputeId, awarded, reason, passes } = ruled;
  return core.db.transaction().execute(async (tx) => {
    const { row, held } = await holdDispute(tx, disputeId);
    const bar = await barTo(tx, core, administrator.id, row);
    if (bar === 'own') throw new Refusal('dispute_own');
    if (row.agreed_at !== null || row.withdrawn_at !== null) throw new Refusal('dispute_over');
    const milestone = milestoneOf(held.state, row.milestone);
    const { dispute, terms } = milestone;
    // A ruling that is sent twice gets its first answer.
    const isAsked = dispute === 'open' || dispute === 'appealed';
    if (isAsked && bar === 'same_administrator') throw new Refusal('dispute_same_administrator');
    if (dispute === 'open' && (await isEvidenceOpen(tx, held.id, row.milestone)))
      throw new Refusal('dispute_evidence_open');
    if (awarded > 0 && awarded < terms.value && passes === '')
      throw new Refusal('dispute_passes_missing', { param: 'passes' });
    const isAppeal = dispute === 'appealed';
    const isFinal = isAppeal || !(await canBeAppealed(tx, core, administrator, held.id));
    if (isAsked && isFinal && needsSecond(core, milestone, held.state.document.terms.currency)) {
      if (awarded > terms.value) throw new Refusal('award_too_large');
      const input = { ...ruled, ruledBy: administrator.id };
      await propose(tx, core, administrator, rulingConfirmed, { input, reason });
    } else await rule(tx, { row, held }, administrator.id, { ...ruled, isAppeal, isFinal });
    return showAtDesk(tx, core, administrator, disputeId);
  });
}
