import { sql } from 'kysely';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes requests 24 months after their end. */
export async function forgetIntroductions({ db }: Core): Promise<void> {
  await sql`
    delete from introductions where ended_at < now() - make_interval(months => ${limits.keptMonths})`.execute(
    db,
  );
}
