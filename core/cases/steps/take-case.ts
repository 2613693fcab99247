import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import type { Tx } from '../../ground/events.ts';

/** A moderator who may decide a held case has it from now on for 30 minutes. */
export async function takeCase(tx: Tx, caseId: string, accountId: string): Promise<void> {
  await tx
    .updateTable('cases')
    .set({
      taken_by: accountId,
      taken_until: sql<Date>`clock_timestamp() + make_interval(mins => ${caseTimes.takenMinutes}::int)`,
    })
    .where('id', '=', caseId)
    .execute();
}
