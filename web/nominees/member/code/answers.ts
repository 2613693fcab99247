import { putNomineeVisit } from '#contract/nominees/calls.ts';
import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async () => ({}));

export const action = acts(
  {
    async prove(sent, { ask, params: { visitId = '', secret = '' } }) {
      const code = readCode(sent.text('code'));
      if (code.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      await ask(putNomineeVisit, { visitId, secret, code });
      return { done: 'proven', to: innerNomineePaths.visit(visitId, secret) };
    },
  },
  codeFaults,
);
