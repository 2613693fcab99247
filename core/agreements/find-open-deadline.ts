import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { DueDeadline } from '#rules/agreements/due-steps.ts';
import { maySilenceCount } from '../deadlines/may-silence-count.ts';

/** The deadline about a whole agreement, or about one entry of it, while its time is not over; null if there is none. */
export async function findOpenDeadline(
  db: Db,
  kind: DueDeadline,
  subjectId: string,
): Promise<{ due_at: Date } | null> {
  const deadline = await db
    .selectFrom('clocks')
    .select('due_at')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`not (due_at <= clock_timestamp() and ${maySilenceCount})`)
    .executeTakeFirst();
  return deadline ?? null;
}

/**
 * Whether a deadline of this kind ever began about it. It did not if only a server of an earlier version has handled it so
 * far.
 */
export async function hasDeadlineBegun(db: Db, kind: DueDeadline, subjectId: string): Promise<boolean> {
  const deadline = await db
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst();
  return deadline !== undefined;
}
