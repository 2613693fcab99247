import { casePaths } from '#contract/cases/paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { findReporter } from '../find-reporter.ts';

/** Acknowledges a report at once. */
export const reportReceived = emailKind({
  name: 'report-received',
  async prepare(core, { reportId }: { reportId: string }) {
    const found = await findReporter(core, reportId);
    if (!found) return null;
    const { to, name, pageLanguage, path, isUrgent } = found;
    return { to, name, pageLanguage, path, isUrgent };
  },
  samples: ({ to, name }) =>
    [true, false].map((isUrgent) => ({
      to,
      name,
      pageLanguage: null,
      isUrgent,
      path: casePaths.ownReport('66f0c2d1a4b3e5f60718'),
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof reportReceived> {}
}
