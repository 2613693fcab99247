import { casePaths } from '#contract/cases/paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';

/** Informs a reporter that the report was examined, and whether something was done. */
export const reportAnswered = emailKind({
  name: 'report-answered',
  async prepare(core, { reportId }: { reportId: string }) {
    const found = await core.db
      .selectFrom('case_reports as report')
      .innerJoin('cases', 'cases.id', 'report.case_id')
      .leftJoin('accounts', 'accounts.id', 'report.reporter_id')
      .select(['report.email', 'report.reported_at', 'accounts.email as own_email', 'accounts.name'])
      .select('cases.outcome')
      .where('report.id', '=', reportId)
      .executeTakeFirst();
    const to = found?.own_email || found?.email;
    if (!found || !to) return null;
    const secret = found.own_email ? '' : linkSecretOf(core.key, 'report', reportId);
    return {
      to,
      name: found.name ?? '',
      reportedAt: found.reported_at,
      wasSomethingDone: found.outcome !== 'nothing',
      path: casePaths.ownReport(reportId, secret),
    };
  },
  samples: ({ to, name }) =>
    [true, false].map((wasSomethingDone) => ({
      to,
      name,
      wasSomethingDone,
      path: casePaths.ownReport('66f0c2d1a4b3e5f60718'),
      reportedAt: new Date('2030-01-31T06:30:00Z'),
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof reportAnswered> {}
}
