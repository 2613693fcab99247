import { sql } from 'kysely';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { TextFinding, TextReviews } from '../text-reviews.ts';

type Kind = Pick<TextReviews<never>, 'table' | 'deadline' | 'noteSubmitted'>;

/** Requests a review with its deadline. A text that replaces one that waits takes over its review. */
export async function askTextReview(
  tx: Tx,
  { table, deadline, noteSubmitted }: Kind,
  accountId: string,
  { findings, opens }: { findings: readonly TextFinding[]; opens: boolean },
): Promise<void> {
  const said = JSON.stringify(findings);
  const { rows: waiting } = await sql`
    update ${sql.table(table)} set findings = ${said}::jsonb, opens = ${opens}
    where account_id = ${accountId} and state = 'waiting' returning id`.execute(tx);
  if (waiting.length === 0) {
    const id = newId();
    await sql`insert into ${sql.table(table)} (id, account_id, findings, opens)
      values (${id}, ${accountId}, ${said}::jsonb, ${opens})`.execute(tx);
    await beginDeadline(tx, { kind: deadline, subjectId: id, owes: 'us', awaitedBy: accountId });
  }
  await noteSubmitted(tx, accountId);
}

/** Ends a waiting review, because it is no longer needed. */
export async function endTextReview(
  tx: Tx,
  { table, deadline }: Pick<Kind, 'table' | 'deadline'>,
  accountId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set state = 'taken_back'
    where account_id = ${accountId} and state = 'waiting' returning id`.execute(tx);
  for (const { id } of rows) await releaseDeadline(tx, deadline, id);
}
