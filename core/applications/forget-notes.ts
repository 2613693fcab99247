import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { Core } from '../ground/core.ts';

/** Removes notes about applications that no member of the team may read any more. */
export async function forgetNotes({ db }: Core): Promise<void> {
  await sql`delete from application_notes using applications
    where applications.id = application_id and applications.ended_at is not null and (
      applications.stage = 'withdrawn'
      or applications.ended_at <= now() - make_interval(days => ${applicationLimits.readDays})
    )`.execute(db);
}
