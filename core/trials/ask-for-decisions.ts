import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { askAnswers } from './steps/ask-answers.ts';
import { lapseTrial } from './steps/lapse-trial.ts';

/**
 * Asks both members of each trial whose last day has come in its zone. A trial in which a side was suspended has no deadline
 * that could lapse any more: it ends when the time is over.
 */
export async function askForDecisions({ db }: Core): Promise<void> {
  const due = await db
    .selectFrom('trials')
    .select('pair_id')
    .where('state', '=', 'running')
    .where(sql<boolean>`last_day <= (clock_timestamp() at time zone zone)::date`)
    .execute();
  const failed = { failed: 'trials could not be asked or ended.' };
  await tryEach(due, ({ pair_id: id }) => db.transaction().execute((tx) => askAnswers(tx, id)), failed);
  const over = await db
    .selectFrom('trials')
    .select('pair_id')
    .where('state', '=', 'answering')
    .where('answer_by', '<', sql<Date>`clock_timestamp()`)
    .where(
      sql<boolean>`not exists (
        select from clocks where kind = 'trial_answer' and ended_at is null
          and subject_id in (pair_id || '.asker', pair_id || '.asked')
      )`,
    )
    .execute();
  await tryEach(over, ({ pair_id: id }) => db.transaction().execute((tx) => lapseTrial(tx, id)), failed);
}
