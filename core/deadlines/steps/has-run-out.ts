import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import type { Tx } from '../../ground/events.ts';
import { maySilenceCountAt } from '../may-silence-count.ts';

/**
 * Whether a subject's last deadline of this kind has lapsed since a moment (an ISO date and time). A deadline that another
 * version let lapse before silence counted is deleted, so that it can begin again.
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
    // `ended_at` is the beginning of the lapsing transaction, a little before the check itself.
    .select(maySilenceCountAt(sql<Date>`(ended_at + interval '1 minute')`).as('counts'))
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where((deadline) =>
      deadline.or([deadline('ended_at', 'is', null), deadline('ended_at', '>', new Date(since))]),
    )
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state !== 'lapsed') return false;
  if (!last.counts) await tx.deleteFrom('clocks').where('id', '=', last.id).execute();
  return last.counts;
}
