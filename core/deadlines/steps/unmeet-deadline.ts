import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import type { Tx } from '../../ground/events.ts';

/** Undoes the last answer since `since`, so that it no longer counts in figures. Resolves to the deadline's end. */
export async function unmeetDeadline(
  tx: Tx,
  kind: DeadlineKind,
  subjectId: string,
  since: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date }>`
    update clocks set state = 'released' where id = (
      select id from clocks where kind = ${kind} and subject_id = ${subjectId} and state = 'met' and ended_at >= ${since}
      order by ended_at desc limit 1
    ) returning due_at`.execute(tx);
  return rows[0]?.due_at ?? null;
}
