import { sql } from 'kysely';
import { creditTimes as times } from '#contract/credit/limits.ts';
import type { Core } from '../ground/core.ts';
import type { ScheduledJob } from '../ground/scheduled-job.ts';
import { countLateDecisions } from './college/count-late.ts';
import { decidedAt } from './own-data.ts';

export const creditScheduledJobs: ScheduledJob[] = [
  { name: 'credit:forget-claims', at: '25 * * * *', run: forgetClaims },
  { name: 'credit:forget-drafts', at: '28 * * * *', run: forgetDrafts },
  { name: 'credit:forget-logs', at: '31 * * * *', run: forgetLogs },
  { name: 'credit:count-late', at: '40 21 * * *', run: countLateDecisions },
  { name: 'credit:delete-evidence', at: '38 * * * *', run: deleteEvidence },
];

/** Deletes claims three years after their decision. */
async function forgetClaims({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('credit_claims')
    .where(sql<boolean>`${decidedAt('credit_claims')} <= now() - make_interval(years => ${times.years}::int)`)
    .execute();
}

/** Deletes drafts that no one has touched for 90 days. */
async function forgetDrafts({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('credit_claims')
    .where('state', '=', 'draft')
    .where('changed_at', '<=', sql<Date>`now() - make_interval(days => ${times.draftDays}::int)`)
    .execute();
}

/** Deletes lines of logs three years after their day; those in a claim go after it. */
async function forgetLogs({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('work_logs')
    .where(
      sql<boolean>`day::timestamp at time zone 'UTC' <= now() - make_interval(years => ${times.years}::int)`,
    )
    .where(sql<boolean>`not exists (select from credit_lines where log_id = work_logs.id)`)
    .execute();
}

/** Deletes evidence 30 days after the decision; an open appeal keeps it. */
async function deleteEvidence({ db }: Pick<Core, 'db'>): Promise<void> {
  const isOld = sql<boolean>`${decidedAt('claim')} <= now() - make_interval(days => ${times.evidenceDays}::int)`;
  await db
    .deleteFrom('credit_evidence_files')
    .where('claim_id', 'in', (query) =>
      query.selectFrom('credit_claims as claim').select('claim.id').where(isOld),
    )
    .execute();
  await sql`update credit_claims as claim set evidence = '' where evidence <> '' and ${isOld}`.execute(db);
}
