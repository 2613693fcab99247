import { sql } from 'kysely';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Core } from '../ground/core.ts';

/** Erases links 24 hours after the end of their office hour, or of its announcement, and what is kept for 24 months. */
export async function forgetOfficeHours({ db }: Core): Promise<void> {
  await sql`
    update office_hours set location = ''
    where location <> '' and (
      starts_at + make_interval(mins => minutes, hours => ${limits.erasedHours}) < now()
      or ended_at < now() - make_interval(hours => ${limits.erasedHours})
    )`.execute(db);
  await sql`
    delete from office_hours where starts_at < now() - make_interval(months => ${limits.keptMonths})`.execute(
    db,
  );
}
