import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { rememberedWaits } from './waits.ts';

/** Removes clocks that ended a year ago: figures look back over 90 days. Of what is remembered longer, whoever declared it removes them. */
export async function forgetEnded(core: Pick<Core, 'db'>): Promise<void> {
  await core.db
    .deleteFrom('clocks')
    .where('ended_at', '<', sql<Date>`now() - interval '1 year'`)
    .where('kind', 'not in', rememberedWaits)
    .execute();
}
