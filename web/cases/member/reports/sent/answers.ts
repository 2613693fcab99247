import { getReport, postReportPicture } from '#contract/cases/report-calls.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { reportId = '', secret = '' } }) => ({
  report: await ask(getReport, { reportId, secret }),
}));

export const action = actsOnFiles(
  {
    async picture(visit) {
      await visit.passOn(postReportPicture, { reportId: visit.param('reportId') });
      return { done: 'added' };
    },
  },
  acts({}),
);
