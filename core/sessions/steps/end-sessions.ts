import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { presentSession, sessionColumns } from '../present.ts';

/** The sessions of the account: `only` one, all `except` one, or all but the `newest` so many. */
type Choice = { only?: string; except?: string; newest?: number };

/**
 * Ends the chosen sessions of an account, by default all. Each end is an event that closes the open connections of that
 * session. Returns their number.
 */
export async function endSessions(tx: Tx, account: Account, choice: Choice): Promise<number> {
  const { only, except, newest } = choice;
  let ending = tx.deleteFrom('sessions').where('account_id', '=', account.id);
  if (only !== undefined) ending = ending.where('id', '=', only);
  if (except !== undefined) ending = ending.where('id', '!=', except);
  if (newest !== undefined) {
    ending = ending.where('id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', account.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(newest),
    );
  }
  const ended = await ending.returning(sessionColumns).execute();
  for (const row of ended) {
    const last = { form: presentSession(row, account.email, null), readers: [`user:${account.id}`] };
    const subject = { sessionId: row.id };
    await record(tx, { name: 'sessions.deleted', accountId: account.id, subject }, last);
  }
  return ended.length;
}
