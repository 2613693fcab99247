import { sql } from 'kysely';
import { forgetRemembered } from '../deadlines/steps/forget-remembered.ts';
import type { Core } from '../ground/core.ts';

/**
 * Removes old deadlines of agreements in which nothing is owed any more. Until then they show which deadlines have lapsed.
 */
export async function forgetDeadlines({ db }: Pick<Core, 'db'>): Promise<void> {
  const isUnsettled = sql<boolean>`exists (
      select from agreements
      where agreements.id = split_part(clocks.subject_id, '.', 1) and active_at is not null
        and let_go_at is null and (not is_settled or next_due_at is not null or exists (
          select from agreement_late_payments as late
          where late.agreement_id = agreements.id and settled_at is null
        ))
    )`;
  await db.transaction().execute((tx) => forgetRemembered(tx, isUnsettled));
}
