import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { rememberedDeadlines } from '../deadline-rules.ts';

/** Deletes deadlines of remembered kinds that ended a year ago, except those for which the condition holds. */
export async function forgetRemembered(tx: Tx, stillCounts: RawBuilder<SqlBool>): Promise<void> {
  await tx
    .deleteFrom('clocks')
    .where('ended_at', '<', sql<Date>`now() - interval '1 year'`)
    .where('kind', 'in', rememberedDeadlines)
    .where(sql<boolean>`not ${stillCounts}`)
    .execute();
}
