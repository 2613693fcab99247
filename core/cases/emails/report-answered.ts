import { casePaths } from '#contract/cases/paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { findReporter } from '../find-reporter.ts';

/** Informs a reporter that the report was examined, and whether something was done. */
export const reportAnswered = emailKind({
  name: 'report-answered',
  async prepare(core, { reportId }: { reportId: string }) {
    const found = await findReporter(core, reportId);
    if (!found) return null;
    const { to, name, pageLanguage, reportedAt, wasSomethingDone, path } = found;
    return { to, name, pageLanguage, reportedAt, wasSomethingDone, path };
  },
  samples: ({ to, name }) =>
    [true, false].map((wasSomethingDone) => ({
      to,
      name,
      pageLanguage: null,
      wasSomethingDone,
      path: casePaths.ownReport('66f0c2d1a4b3e5f60718'),
      reportedAt: new Date('2030-01-31T06:30:00Z'),
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof reportAnswered> {}
}
