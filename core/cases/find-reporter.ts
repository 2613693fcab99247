import { casePaths } from '#contract/cases/paths.ts';
import type { Core } from '../ground/core.ts';
import { linkSecretOf } from '../ground/secrets.ts';

/** Where an email about a report goes, and the page of the report; null where its reporter has gone. */
export async function findReporter(core: Core, reportId: string) {
  const found = await core.db
    .selectFrom('case_reports as report')
    .innerJoin('cases', 'cases.id', 'report.case_id')
    .leftJoin('accounts', 'accounts.id', 'report.reporter_id')
    .select([
      'report.email',
      'report.reported_at',
      'report.language',
      'accounts.email as own_email',
      'accounts.name',
    ])
    .select(['cases.outcome', 'cases.is_urgent'])
    .where('report.id', '=', reportId)
    .executeTakeFirst();
  const to = found?.own_email || found?.email;
  if (!found || !to) return null;
  const secret = found.own_email ? '' : linkSecretOf(core.key, 'report', reportId);
  return {
    to,
    name: found.name ?? '',
    pageLanguage: found.language,
    reportedAt: found.reported_at,
    isUrgent: found.is_urgent,
    wasSomethingDone: found.outcome !== 'nothing',
    path: casePaths.ownReport(reportId, secret),
  };
}
