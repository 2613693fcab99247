import type { DeskDisputeBody } from '#contract/agreements/dispute-desk-calls.ts';
import { now } from '#db/now.ts';
import { milestoneOf } from '#rules/agreements/state.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdRowInForce, type InForce } from '../steps/hold-in-force.ts';
import type { DisputeRow } from './dispute-row.ts';
import { barTo } from './steps/bar-to.ts';
import { canBeAppealed } from './steps/can-be-appealed.ts';
import { isEvidenceOpen } from './steps/is-evidence-open.ts';
import { noteFinal } from './steps/make-final.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Ruled = { disputeId: string; basedOn: number; awarded: number; reason: string; passes: string };

/**
 * Rules on a dispute, or on the appeal against a ruling. If two administrators rule at once, the second learns of the first
 * ruling.
 * @throws Refusal `dispute_unknown`; `dispute_own`, `dispute_same_administrator`; `dispute_over` once both sides have ended
 * it; `dispute_evidence_open` while evidence can come; `dispute_passes_missing`; `conflict`; refusals of the rules about a
 * ruling
 */
export async function ruleOnDispute(
  core: Core,
  administrator: Member,
  { disputeId, basedOn, awarded, reason, passes }: Ruled,
): Promise<DeskDisputeBody> {
  return core.db.transaction().execute(async (tx) => {
    const { row, held } = await holdDispute(tx, disputeId);
    const bar = await barTo(tx, core, administrator.id, row);
    if (bar === 'own') throw new Refusal('dispute_own');
    if (row.agreed_at !== null || row.withdrawn_at !== null) throw new Refusal('dispute_over');
    const { dispute, terms } = milestoneOf(held.state, row.milestone);
    // A ruling that is sent twice gets its first answer.
    const isAsked = dispute === 'open' || dispute === 'appealed';
    if (isAsked && bar === 'same_administrator') throw new Refusal('dispute_same_administrator');
    if (dispute === 'open' && (await isEvidenceOpen(tx, held.id, row.milestone)))
      throw new Refusal('dispute_evidence_open');
    if (awarded > 0 && awarded < terms.value && passes === '')
      throw new Refusal('dispute_passes_missing', { param: 'passes' });
    const isAppeal = dispute === 'appealed';
    const isFinal = isAppeal || !(await canBeAppealed(tx, core, administrator, held.id));
    const command = { kind: 'rule', milestone: row.milestone, awarded, isFinal } as const;
    const by = { side: 'administrator', accountId: administrator.id, basedOn } as const;
    const { isRepeated } = await carryOut(tx, held, command, by, { said: { reason, passes } });
    if (!isRepeated) {
      await noteRuling(tx, row, administrator, isAppeal);
      if (isFinal) await noteFinal(tx, held.id, row.milestone);
      await noteAction(tx, administrator, { action: 'dispute.ruled', subjectId: disputeId });
    }
    return showAtDesk(tx, core, administrator, disputeId);
  });
}

/** Held with its agreement, in the order in which all hold them. */
async function holdDispute(tx: Tx, id: string): Promise<{ row: DisputeRow; held: InForce }> {
  const found = await tx
    .selectFrom('agreement_disputes')
    .select('agreement_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const held = found && (await holdRowInForce(tx, found.agreement_id));
  const row =
    held && (await tx.selectFrom('agreement_disputes').selectAll().where('id', '=', id).executeTakeFirst());
  if (!held || !row) throw new Refusal('dispute_unknown');
  return { row, held };
}

async function noteRuling(tx: Tx, { id }: DisputeRow, { id: by }: Member, isAppeal: boolean): Promise<void> {
  await tx
    .updateTable('agreement_disputes')
    .set(isAppeal ? { appeal_ruled_by: by, appeal_ruled_at: now } : { ruled_by: by, ruled_at: now })
    .where('id', '=', id)
    .execute();
}
