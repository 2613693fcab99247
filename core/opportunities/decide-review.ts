import type { DeskOpportunityBody } from '#contract/opportunities/desk-calls.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { isRenewal } from './policy.ts';
import type { OpportunityRow } from './row.ts';
import { holdJudged } from './steps/hold-judged.ts';
import { openToOthers } from './steps/open-to-others.ts';
import { requireSame } from './steps/require-same.ts';
import { showAtDesk } from './steps/show-at-desk.ts';
import { takeOverEdit } from './steps/take-over-edit.ts';

type Decision = {
  opportunityId: string;
  /** The version that the administrator has looked at. */
  version: number;
  verdict: 'approved' | 'returned';
  reason: string;
};

/**
 * Opens an opportunity or edit that waits for review to others, or returns it. Of two who decide at once, the second
 * learns what the first decided. A decision that is sent twice is made once.
 * @throws Refusal `opportunity_unknown`, `opportunity_own`, `conflict`, `opportunity_reason_missing`; for an edit the
 * refusals of `requireSame`
 */
export async function decideReview(
  core: Core,
  administrator: Member,
  { opportunityId, version, verdict, reason }: Decision,
): Promise<DeskOpportunityBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdJudged(tx, administrator, opportunityId);
    const review = await tx
      .selectFrom('opportunity_reviews')
      .select(['id', 'about', 'asked_by', 'state', 'reason', 'decided_by'])
      .where('opportunity_id', '=', opportunityId)
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const decided = { state: verdict, reason, decided_by: administrator.id };
    // Approving an edit created a version of its own.
    const made = verdict === 'approved' && review?.about === 'edit' ? version + 1 : version;
    if (review && row.version === made && isWritten(review, decided))
      return showAtDesk(tx, administrator, opportunityId);
    if (review?.state !== 'waiting' || row.version !== version) throw new Refusal('conflict');
    if (verdict === 'returned' && [...reason].length < opportunityLimits.reason.min)
      throw new Refusal('opportunity_reason_missing', { param: 'reason' });
    await tx
      .updateTable('opportunity_reviews')
      .set({ ...decided, decided_at: now })
      .where('id', '=', review.id)
      .execute();
    // A late review meets its deadline too: reviews that we owe do not end by waiting.
    if (!(await meetDeadline(tx, 'opportunity_review', review.id)))
      await releaseDeadline(tx, 'opportunity_review', review.id);
    if (verdict === 'returned') await sendBack(tx, row);
    else if (review.about === 'opportunity') await openToOthers(tx, row, administrator.id);
    else await takeOver(tx, row, review.asked_by);
    const subject = { opportunityId, projectId: row.project_id };
    const name = `opportunities.${verdict}` as const;
    await record(tx, { name, accountId: administrator.id, subject });
    await noteAction(tx, administrator, {
      action: `opportunity.${verdict}`,
      subjectId: opportunityId,
      detail: reason ? `${row.said.title}: ${reason}` : row.said.title,
    });
    return showAtDesk(tx, administrator, opportunityId);
  });
}

/** The opportunity becomes a draft again. An edit stays with its owner, who can continue it unseen by others. */
async function sendBack(tx: Tx, { id, state }: OpportunityRow): Promise<void> {
  if (state !== 'review') return;
  await tx.updateTable('opportunities').set({ state: 'draft' }).where('id', '=', id).execute();
}

async function takeOver(tx: Tx, row: OpportunityRow, askedBy: string | null): Promise<void> {
  if (!row.proposed) throw new Error(`The edit of ${row.id} that waited has gone.`);
  await requireSame(tx, row, row.proposed);
  const by = { accountId: askedBy, zoneOf: askedBy ?? '', version: row.version + 1 };
  // While it waited, a member may have applied, or its closing day may have passed.
  const isLate = isRenewal(row, row.proposed) && (row.open_applications > 0 || row.state === 'expired');
  const { closesOn } = isLate ? row.said : row.proposed;
  await takeOverEdit(tx, row, { ...row.proposed, closesOn }, by);
}
