import { sql } from 'kysely';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes the changes that count for no limit any more. */
export async function forgetChanges({ db }: Core): Promise<void> {
  await sql`
    delete from cofounder_changes where at < now() - make_interval(days => ${cofounderLimits.splitDays})`.execute(
    db,
  );
}
