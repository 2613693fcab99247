import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import type { Tx } from '../../ground/events.ts';

/** The open deadline of this kind, or the one that ended last; undefined where there was none. */
export function lastDeadline(tx: Tx, kind: DeadlineKind, id: string) {
  return tx
    .selectFrom('clocks')
    .select(['state', 'awaited_by', 'ended_at'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
