import { sql } from 'kysely';
import type { Email } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Locks an email that did not leave at its first try, so that no worker takes it meanwhile.
 * @throws Refusal `letter_not_found` for any other email: it has left, or is being tried right now.
 */
export async function holdEmail(tx: Tx, emailId: string): Promise<Email> {
  const { rows } = await sql<{ payload: Email }>`
    select payload from jobs
    where id = ${emailId}::bigint and task = 'send-letter' and attempts > 0 and locked_at is null
    for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Refusal('letter_not_found');
  return row.payload;
}
