import { getReport, postReportPicture, putSecondLook } from '#contract/cases/report-calls.ts';
import { reportLimits } from '#contract/cases/report-limits.ts';
import { textLength } from '#rules/text/normalise.ts';
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
  acts(
    {
      async second(sent, { ask, params: { reportId = '', secret = '' } }) {
        const words = sent.secret('words');
        if (textLength(words) > reportLimits.secondLook)
          return { fault: { code: 'second_look_long', fields: ['words'] } };
        await ask(putSecondLook, { reportId, secret, words });
        return { done: 'asked' };
      },
    },
    {},
  ),
);
