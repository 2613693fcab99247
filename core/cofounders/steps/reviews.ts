import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { Finding } from '../screened.ts';

/** Requests a review with its deadline. A text that replaces one that waits takes over its review. */
export async function askReview(
  tx: Tx,
  searchId: string,
  { findings, opens }: { findings: readonly Finding[]; opens: boolean },
): Promise<void> {
  const asked = { findings: JSON.stringify(findings), opens };
  const waiting = await tx
    .updateTable('cofounder_reviews')
    .set(asked)
    .where('account_id', '=', searchId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (!waiting) {
    const id = newId();
    await tx
      .insertInto('cofounder_reviews')
      .values({ id, account_id: searchId, ...asked })
      .execute();
    await beginDeadline(tx, { kind: 'cofounder_review', subjectId: id, owes: 'us', awaitedBy: searchId });
  }
  await record(tx, { name: 'cofounders.submitted', accountId: searchId, subject: { searchId } });
}

/** Ends a waiting review, because it is no longer needed. */
export async function endReview(tx: Tx, searchId: string): Promise<void> {
  const ended = await tx
    .updateTable('cofounder_reviews')
    .set({ state: 'taken_back' })
    .where('account_id', '=', searchId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (ended) await releaseDeadline(tx, 'cofounder_review', ended.id);
}
