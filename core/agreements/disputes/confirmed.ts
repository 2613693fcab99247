import { z } from 'zod';
import { confirmed } from '#core/ground/confirmed.ts';
import { hasMovedSince } from '#rules/agreements/moved-since.ts';
import { milestoneOf } from '#rules/agreements/state.ts';
import { findLedger } from '../find-in-force.ts';
import { findPartial } from '../find-partial.ts';
import { canBeAppealed } from './steps/can-be-appealed.ts';
import { holdDispute, rule } from './steps/rule.ts';

const input = z.object({
  disputeId: z.string(),
  basedOn: z.number(),
  awarded: z.number(),
  reason: z.string(),
  passes: z.string(),
  /** The account whose ruling it is. */
  ruledBy: z.string(),
});

/** A ruling against which no appeal is possible, on much money or on units. */
export const rulingConfirmed = confirmed({
  kind: 'dispute.ruling',
  input,
  hold: (tx, { disputeId }) => holdDispute(tx, disputeId),
  async find(tx, core, { disputeId, basedOn, awarded, passes, ruledBy }) {
    const row = await tx
      .selectFrom('agreement_disputes as dispute')
      .innerJoin('agreements', 'agreements.id', 'dispute.agreement_id')
      .innerJoin('projects', 'projects.id', 'agreements.project_id')
      .selectAll('dispute')
      .select('projects.name')
      .where('dispute.id', '=', disputeId)
      .where('agreed_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    const ledger = row && (await findLedger(tx, { id: row.agreement_id }));
    if (!row || !ledger) return null;
    const milestone = milestoneOf(ledger.state, row.milestone);
    const { dispute, terms, share } = milestone;
    const isAppeal = dispute === 'appealed';
    if (!isAppeal && dispute !== 'open') return null;
    if (!isAppeal && (await canBeAppealed(tx, core, { id: ruledBy }, row.agreement_id))) return null;
    const command = { kind: 'rule', milestone: row.milestone, awarded, isFinal: true } as const;
    const isMoved = hasMovedSince(ledger.entries, command, basedOn);
    const { currency } = ledger.state.document.terms;
    return {
      subjectId: disputeId,
      personId: null,
      effect: {
        project: row.name,
        milestone: row.milestone,
        title: terms.title,
        currency,
        value: terms.value,
        awarded,
        share,
        passes,
      },
      state: { dispute, isMoved, value: terms.value, share },
      barred: [...(await findPartial(tx, row.agreement_id)), ...(row.ruled_by ? [row.ruled_by] : [])],
    };
  },
  async carryOut(tx, _, { proposedBy }, ruled) {
    const held = await holdDispute(tx, ruled.disputeId);
    const isAppeal = milestoneOf(held.held.state, held.row.milestone).dispute === 'appealed';
    await rule(tx, held, proposedBy, { ...ruled, isAppeal, isFinal: true });
  },
});
