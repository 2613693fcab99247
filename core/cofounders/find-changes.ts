import { sql } from 'kysely';
import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { Db } from '#db/connect.ts';

export type NotedSplit = OwnSearchBody['split'];

export type Changes = {
  /** How many are still allowed, and when the first of those that count no longer does. */
  left: number;
  nextAt: Date | null;
  /** When the split can be changed; null if at once. */
  splitFrom: Date | null;
  /** As it was noted last within the days in which it cannot be changed. */
  split: NotedSplit;
};

/** The changes of a member's search that count, also those of one that was deleted since. */
export async function findChanges(db: Db, accountId: string): Promise<Changes> {
  const { rows } = await sql<{
    made: number;
    next_at: Date | null;
    split_from: Date | null;
    split: NotedSplit | null;
  }>`
    select count(*) filter (where is_recent)::int as made,
      min(at) filter (where is_recent) + make_interval(hours => ${limits.changes.hours}) as next_at,
      max(at) filter (where split is not null) + make_interval(days => ${limits.splitDays}) as split_from,
      (array_agg(split order by at desc) filter (where split is not null))[1] as split
    from (
      select at, split, at > now() - make_interval(hours => ${limits.changes.hours}) as is_recent
      from cofounder_changes
      where account_id = ${accountId} and at > now() - make_interval(days => ${limits.splitDays})
    ) one`.execute(db);
  const [found] = rows;
  return {
    left: Math.max(0, limits.changes.most - (found?.made ?? 0)),
    nextAt: found?.next_at ?? null,
    splitFrom: found?.split_from ?? null,
    split: found?.split ?? { splits: [], isMust: false },
  };
}
