import { sql } from 'kysely';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { holdSearch } from './steps/hold-search.ts';

/** Asks each member whose search has been on for 53 days. Silence for 7 days pauses the search. */
export async function askStillLooking({ db }: Core): Promise<void> {
  const rows = await db
    .selectFrom('cofounder_searches')
    .select('account_id')
    .where('state', '=', 'on')
    .where(isDue)
    .orderBy('on_since')
    .limit(1000)
    .execute();
  for (const { account_id: id } of rows) await db.transaction().execute((tx) => ask(tx, id));
}

const isDue = sql<boolean>`(
  asked_at is null and on_since <= now() - make_interval(days => ${cofounderLimits.askedAfterDays})
)`;

/** Of several servers the first asks. */
async function ask(tx: Tx, searchId: string): Promise<void> {
  await holdSearch(tx, searchId);
  const asked = await tx
    .updateTable('cofounder_searches')
    .set({ asked_at: now })
    .where('account_id', '=', searchId)
    .where('state', '=', 'on')
    .where(isDue)
    .returning('account_id')
    .executeTakeFirst();
  if (!asked) return;
  await beginDeadline(tx, {
    kind: 'still_looking',
    subjectId: searchId,
    owes: { accountId: searchId },
    awaitedBy: null,
  });
  await record(tx, { name: 'cofounders.stillAsked', accountId: null, subject: { searchId } });
}
