import { isDeepStrictEqual } from 'node:util';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OwnRow } from './find-own.ts';
import { requireFit } from './fitness.ts';
import { isRenewal, mayEdit } from './policy.ts';
import { districtNameOf, withChanges } from './read-said.ts';
import type { Said } from './row.ts';
import { findingsIn } from './screened.ts';
import { showOwn } from './show-own.ts';
import { dayOf } from './steps/day-of.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';
import { reasonsForReview } from './steps/reasons-for-review.ts';
import { requireNothingOverdue } from './steps/require-nothing-overdue.ts';
import { requireSame } from './steps/require-same.ts';
import { askReview, endReview } from './steps/reviews.ts';
import { takeOverEdit } from './steps/take-over-edit.ts';

type Edit = { opportunityId: string; version: number; said: SaidParam };

/**
 * Changes the content. An opportunity that others see changes at once, or the edit waits for review while the old text
 * stays.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` without the right; `conflict` when it has changed since;
 * `opportunity_terms_fixed`, `opportunity_seats_taken`; `opportunity_over`, `opportunity_applications_open` where a
 * later closing day would be a renewal; the refusals of `withChanges` and `requireFit`
 */
export async function editOpportunity(
  core: Core,
  member: Member,
  { opportunityId, version, said: changes }: Edit,
): Promise<OpportunityBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (!mayEdit(row.seat, row)) throw new Refusal('opportunity_closed');
    const before = row.proposed ?? row.said;
    const said = withChanges(before, changes);
    if (row.version === version + 1 && isDeepStrictEqual(said, before)) return;
    if (row.version !== version) throw new Refusal('conflict');
    if (row.state === 'draft') await keepDraft(tx, row, said);
    else await changeOpen(tx, member, row, said);
    const subject = { opportunityId, projectId: row.project_id };
    await record(tx, { name: 'opportunities.edited', accountId: member.id, subject });
  });
  return showOwn(core, member, opportunityId);
}

async function keepDraft(tx: Tx, { id, version }: OwnRow, said: Said): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({ said: JSON.stringify(said), place_name: districtNameOf(said.place) })
    .set({ version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}

async function changeOpen(tx: Tx, member: Member, row: OwnRow, said: Said): Promise<void> {
  const { today } = await dayOf(tx, member.id, said.closesOn);
  requireFit(said, { today, before: row.said });
  await requireNoRenewal(tx, row, said);
  await requireSame(tx, row, said);
  const findings = findingsIn(said, row.said);
  const asked = { opportunityId: row.id, accountId: member.id, about: 'edit' as const };
  const reasons = await reasonsForReview(tx, asked, findings);
  const version = row.version + 1;
  if (reasons.length === 0) {
    await endReview(tx, row.id);
    await takeOverEdit(tx, row, said, { accountId: member.id, zoneOf: member.id, version });
    return;
  }
  await tx
    .updateTable('opportunities')
    .set({ proposed: JSON.stringify(said), version })
    .where('id', '=', row.id)
    .execute();
  await askReview(tx, row, member.id, { about: 'edit', reasons, findings });
}

/**
 * A later closing day is a renewal. It must not leave applicants waiting, and an opportunity past its closing day needs
 * `renewOpportunity`.
 */
async function requireNoRenewal(tx: Tx, row: OwnRow, said: Said): Promise<void> {
  if (!isRenewal(row, said)) return;
  if (row.state === 'expired' || row.is_over) throw new Refusal('opportunity_over');
  if (row.open_applications > 0) throw new Refusal('opportunity_applications_open');
  await requireNothingOverdue(tx, row.project_id);
}
