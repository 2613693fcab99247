import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import type { Tx } from '../../ground/events.ts';
import { maySilenceCountAt } from '../may-silence-count.ts';

/**
 * Whether the last clock of a wait has run out since a moment, as an ISO date and time. One that another version of the server let run out
 * though silence did not count yet is removed, so that it can begin anew.
 */
export async function hasRunOut(
  tx: Tx,
  kind: DeadlineKind,
  subjectId: string,
  since: string,
): Promise<boolean> {
  const last = await tx
    .selectFrom('clocks')
    .select(['id', 'state'])
    // When it ends by itself is noted as of the beginning of the transaction, which is a little earlier.
    .select(maySilenceCountAt(sql<Date>`(ended_at + interval '1 minute')`).as('counts'))
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where((clock) => clock.or([clock('ended_at', 'is', null), clock('ended_at', '>', new Date(since))]))
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state !== 'lapsed') return false;
  if (!last.counts) await tx.deleteFrom('clocks').where('id', '=', last.id).execute();
  return last.counts;
}
