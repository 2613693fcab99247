import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { passAwaited } from '../../deadlines/steps/pass-awaited.ts';
import type { Tx } from '../../ground/events.ts';
import { findSuspension } from '../../standings/find-suspension.ts';
import { findAnswering } from '../find-answering.ts';
import type { ApplicationRow } from '../row.ts';
import { holdApplication } from './hold-application.ts';
import { lastDeadline } from './last-deadline.ts';
import { settleDeadline } from './settle-deadline.ts';

/**
 * Applies a suspension of an applicant, or its end: during it none of their deadlines run out, and afterwards each begins
 * again.
 */
export async function settleOfApplicant(tx: Tx, accountId: string): Promise<void> {
  const open = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('project_id')
    .orderBy('opportunity_id')
    .orderBy('id')
    .execute();
  for (const { id } of open) {
    const held = await holdApplication(tx, id);
    if (!held || held.one.ended_at) continue;
    await settleDeadline(tx, held.one);
    await settleOwed(tx, held.one, 'offer', held.one.stage === 'offered');
    await settleOwed(tx, held.one, 'trial_task', held.one.trial === 'asked');
    const isAsked = held.one.asked_terms !== null && held.one.aside_at === null;
    await settleOwed(tx, held.one, 'terms_confirmation', isAsked);
    const { owners } = await findAnswering(tx, held.one.project_id, accountId);
    await passAwaited(tx, id, owners);
  }
}

/** Settles a deadline that the applicant owes. */
async function settleOwed(
  tx: Tx,
  { id, account_id: accountId }: ApplicationRow,
  kind: 'offer' | 'terms_confirmation' | 'trial_task',
  isOwed: boolean,
): Promise<void> {
  if (await findSuspension(tx, accountId)) return releaseDeadline(tx, kind, id);
  const last = await lastDeadline(tx, kind, id);
  if (!isOwed || (last && last.state !== 'released')) return;
  const awaitedBy = last?.awaited_by ?? null;
  const dueAt = await beginDeadline(tx, { kind, subjectId: id, owes: { accountId }, awaitedBy });
  if (kind === 'offer')
    await tx
      .updateTable('application_offers')
      .set({ answer_by: dueAt })
      .where('application_id', '=', id)
      .execute();
}
