import type { ReviewReason } from '#contract/opportunities/limits.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { OpportunityRow } from '../row.ts';
import type { Finding } from '../screened.ts';

type Asked = { about: 'opportunity' | 'edit'; reasons: ReviewReason[]; findings: readonly Finding[] };

/** Requests a review with its deadline. An edit of an opportunity that already waits takes over that review. */
export async function askReview(
  tx: Tx,
  row: OpportunityRow,
  accountId: string,
  { about, reasons, findings }: Asked,
): Promise<void> {
  const asked = { reasons, findings: JSON.stringify(findings), asked_by: accountId };
  const waiting = await tx
    .updateTable('opportunity_reviews')
    .set(asked)
    .where('opportunity_id', '=', row.id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (!waiting) {
    const id = newId();
    await tx
      .insertInto('opportunity_reviews')
      .values({ id, opportunity_id: row.id, about, ...asked })
      .execute();
    await beginDeadline(tx, { kind: 'opportunity_review', subjectId: id, owes: 'us', awaitedBy: accountId });
  }
  const subject = { opportunityId: row.id, projectId: row.project_id };
  await record(tx, { name: 'opportunities.submitted', accountId, subject });
}

/** Ends an open review, because it is no longer needed. */
export async function endReview(tx: Tx, opportunityId: string): Promise<void> {
  const ended = await tx
    .updateTable('opportunity_reviews')
    .set({ state: 'taken_back' })
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (ended) await releaseDeadline(tx, 'opportunity_review', ended.id);
}
