import { putGuestRightsRequest } from '#contract/rights/calls.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async () => ({}));

export const action = acts(
  {
    async send(sent, { ask, params: { requestId = '', secret = '' } }) {
      const code = readCode(sent.text('code'));
      if (code.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      const request = await ask(putGuestRightsRequest, { requestId, secret, code });
      return { done: 'sent', to: innerRightsPaths.guestRequest(request.$id, request.secret) };
    },
  },
  codeFaults,
);
