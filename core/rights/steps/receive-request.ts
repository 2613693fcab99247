import { sql } from 'kysely';
import type { RequestKind } from '#contract/rights/limits.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newNumber } from '../new-number.ts';
import { deadlineKindOf } from '../policy.ts';

type Asked = { id: string; kind: RequestKind; words: string } & (
  | { accountId: string }
  | { email: string; mailbox: string; forAccountId?: string; language?: string | null }
);

/**
 * Stores a request under a number of its own, and begins the time for our answer. A member who asks what we hold is answered at once
 * and without words: the page of the request leads to it. No staff are needed for that, and the answer can be contested.
 */
export async function receiveRequest(tx: Tx, { id, kind, words, ...by }: Asked): Promise<void> {
  const accountId = 'accountId' in by ? by.accountId : null;
  const from =
    'accountId' in by
      ? { account_id: accountId }
      : {
          email: by.email,
          mailbox: by.mailbox,
          for_account_id: by.forAccountId ?? null,
          language: by.language ?? null,
        };
  const isAnswered = kind === 'see' && accountId !== null;
  let number: string | undefined;
  // Two of 32^8 numbers are hardly ever the same; then the next one is tried.
  while (!number) {
    const stored = await tx
      .insertInto('rights_requests')
      .values({ id, number: newNumber(), kind, words, ...from, ...(isAnswered && answeredNow) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    number = stored?.number;
  }
  if (!isAnswered) {
    const deadline = { kind: deadlineKindOf(kind), subjectId: id, owes: 'us', awaitedBy: accountId } as const;
    await beginDeadline(tx, deadline);
  }
  await post(tx, { letter: isAnswered ? 'rights-answered' : 'rights-received', requestId: id }, 'product');
  await record(tx, { name: 'rights.received', accountId, subject: { requestId: id } });
  if (isAnswered) await record(tx, { name: 'rights.answered', accountId, subject: { requestId: id } });
}

const answeredNow = { state: 'answered', outcome: 'done', answered_at: now, version: 2 } as const;

/** Requests of one account or address wait for each other, so that the same one sent twice is found. */
export async function holdSender(tx: Tx, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rights of ${sender}`}, 0))`.execute(tx);
}
