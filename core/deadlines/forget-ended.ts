import { sql } from 'kysely';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { describeDeadlines } from './deadline-descriptions.ts';
import { rememberedDeadlines } from './deadline-rules.ts';

/**
 * Deletes deadlines that ended a year ago: figures look back over 90 days. Remembered kinds are deleted by the module that
 * declares them, and a late deadline stays as long as its step is still possible.
 */
export async function forgetEnded({ db }: Pick<Core, 'db'>): Promise<void> {
  const old = db
    .selectFrom('clocks')
    .where('ended_at', '<', sql<Date>`now() - interval '1 year'`)
    .where('kind', 'not in', rememberedDeadlines);
  const late = await old.select(['id', 'kind', 'subject_id']).where('is_late', '=', true).execute();
  const described = await describeDeadlines(db, late, guest);
  const kept = late.filter((deadline) => described(deadline)?.isOver === false).map(({ id }) => id);
  await db
    .deleteFrom('clocks')
    .where('id', 'in', old.select('id'))
    .where(sql<boolean>`id <> all(${kept}::text[])`)
    .execute();
}
