import { casePaths } from '#contract/cases/paths.ts';
import { putGuestReport } from '#contract/cases/report-calls.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async () => ({}));

export const action = acts(
  {
    async send(sent, { ask, params: { reportId = '', secret = '' } }) {
      const code = readCode(sent.text('code'));
      if (code.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      const report = await ask(putGuestReport, { reportId, secret, code });
      return { done: 'sent', to: casePaths.ownReport(report.$id, report.secret) };
    },
  },
  codeFaults,
);
