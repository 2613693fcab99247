import { type SqlBool, sql } from 'kysely';
import { creditTimes as times } from '#contract/credit/limits.ts';
import type { WorkLogBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { quarterMinutes } from '#rules/credit/limits.ts';
import { zoneOf } from './zone-of.ts';

/** Lines of the log of a member, with the claim that counts each. */
export function workLogsOf(db: Db, accountId: string) {
  return db
    .selectFrom('work_logs as log')
    .innerJoin('applications', 'applications.id', 'log.application_id')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .leftJoin('credit_lines as line', (join) =>
      join.onRef('line.log_id', '=', 'log.id').on('line.is_counted', '=', true),
    )
    .select(['log.id', 'log.application_id', 'log.minutes', 'log.text', 'log.version', 'line.claim_id'])
    .select(sql<string>`to_char(log.day, 'YYYY-MM-DD')`.as('day'))
    .select(['opportunities.title as opportunity', 'projects.id as project_id', 'projects.name as project'])
    .select(
      sql<SqlBool>`(log.day >= (now() at time zone ${zoneOf('log.account_id')})::date - ${times.logDays}::int)`.as(
        'is_young',
      ),
    )
    .where('log.account_id', '=', accountId);
}

type Row = Awaited<ReturnType<ReturnType<typeof workLogsOf>['executeTakeFirstOrThrow']>>;

export function presentWorkLog(row: Row): WorkLogBody {
  return {
    $id: row.id,
    applicationId: row.application_id,
    opportunity: row.opportunity,
    project: { $id: row.project_id, name: row.project },
    day: row.day,
    quarters: row.minutes / quarterMinutes,
    text: row.text,
    version: row.version,
    claimId: row.claim_id ?? '',
    canChange: row.claim_id === null && row.is_young === true,
  };
}
