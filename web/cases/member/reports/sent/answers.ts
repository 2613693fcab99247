import { getReport, postReportPicture } from '#contract/cases/report-calls.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { reportedWords } from '#web/words.ts';

export const loader = loads(async ({ ask, params: { reportId = '', secret = '' } }) => {
  const report = await ask(getReport, { reportId, secret });
  return { report, thing: reportedWords(report.kind).inSentence };
});

export const action = actsOnFiles(
  {
    async picture(visit) {
      await visit.passOn(postReportPicture, { reportId: visit.param('reportId') });
      return { done: 'added' };
    },
  },
  acts({}),
);
