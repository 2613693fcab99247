import { sql } from 'kysely';
import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes proposals 60 days after their end; the title itself stays with the seat. */
export async function forgetTitles({ db }: Core): Promise<void> {
  await sql`
    delete from cofounder_titles where ended_at < now() - make_interval(days => ${limits.keptDays})`.execute(
    db,
  );
}
