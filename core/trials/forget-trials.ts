import { sql } from 'kysely';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import { dropUnproposed } from '../agreements/steps/drop-unproposed.ts';
import type { Core } from '../ground/core.ts';

/** Deletes answers and pairs after their time, and drops drafts of trials that were never proposed. */
export async function forgetTrials({ db }: Core): Promise<void> {
  await sql`
    delete from trial_question_sets using trial_pairs as pair
    where pair.id = pair_id and (
      pair.closed_at < now() - make_interval(days => ${limits.setsKeptDays})
      or pair.begun_at < now() - make_interval(months => ${limits.setsKeptMonths})
    )`.execute(db);
  await sql`
    delete from trial_pairs as pair
    where pair.begun_at < now() - make_interval(months => ${limits.keptMonths}) and not exists (
      select from trials where pair_id = pair.id
        and coalesce(trials.ended_at, now()) >= now() - make_interval(months => ${limits.keptMonths})
    )`.execute(db);
  const drafts = await db
    .selectFrom('trials')
    .select('agreement_id')
    .where('state', '=', 'draft')
    .where('begun_at', '<', sql<Date>`now() - make_interval(days => ${limits.draftDays})`)
    .execute();
  for (const { agreement_id: id } of drafts) await db.transaction().execute((tx) => dropUnproposed(tx, id));
}
