import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { repeatForSome } from './steps/repeat-for-some.ts';

/** Accounts of one event: its notifications are written in one transaction. */
const together = 500;

/**
 * Notifies each member of the rules and of where to complain, once a quarter. Members who joined within the quarter have just
 * read them. A run that was cut off goes on where it ended.
 */
export async function repeatRules({ db }: Core, most = together): Promise<void> {
  while (await db.transaction().execute((tx) => repeatForSome(tx, most)));
  await db
    .deleteFrom('rule_notifications')
    .where('done_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
