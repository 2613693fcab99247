import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { describeDeadlines } from './deadline-descriptions.ts';
import { lateDeadlines, rememberedDeadlines } from './deadline-rules.ts';
import { setDeadlineLate } from './steps/set-deadline-late.ts';

const kinds = lateDeadlines.filter((kind) => !rememberedDeadlines.includes(kind));

/**
 * Marks the steps that are still possible after a deadline that a server of an earlier version let lapse without marking it
 * late. Modules that declare remembered kinds do this themselves.
 */
export async function noteLateSteps({ db }: Pick<Core, 'db'>): Promise<void> {
  const { rows } = await sql<{ kind: DeadlineKind; subject_id: string }>`
    select kind, subject_id from (
      select distinct on (kind, subject_id) kind, subject_id, state, is_late from clocks
      where kind = any(${kinds}::text[])
      order by kind, subject_id, ended_at desc nulls first
    ) as last
    where state = 'lapsed' and not is_late`.execute(db);
  const described = await describeDeadlines(db, rows, guest);
  for (const row of rows)
    if (described(row)?.isOver === false)
      await db
        .transaction()
        .execute((tx) => setDeadlineLate(tx, { kind: row.kind, subjectId: row.subject_id, isLate: true }));
}
