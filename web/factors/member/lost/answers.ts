import { redirect } from 'react-router';
import { getFactorLoss, postFactorLossCode, putFactorLoss } from '#contract/factors/lost-calls.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async (visit) => {
  const loss = await visit.ask(getFactorLoss, {});
  // A device that is signed in can stop a wait, and needs none.
  if (!loss.isWaiting) throw redirect(factorPaths.signIn, 303);
  const isTooEarly = loss.state === 'second' && Date.parse(loss.secondFrom) > (await visit.time());
  return { ...loss, isTooEarly };
});

const codeFault = { fields: ['code'] };

export const action = acts(
  {
    async mail(_, { ask }) {
      await ask(postFactorLossCode, {});
      return { done: 'mailed' };
    },
    async claim(sent, { ask }) {
      const code = readCode(sent.text('code'));
      if (sent.has('code') && code.length < codeLength)
        return { fault: { code: 'code_incomplete', fields: ['code'] } };
      const { state } = await ask(putFactorLoss, {
        password: sent.secret('password'),
        ...(sent.has('code') && { code }),
      });
      return state === 'opened'
        ? { done: 'opened', to: factorPaths.signIn, state: { isLogin: true } }
        : { done: 'claimed' };
    },
  },
  {
    user_invalid_token: codeFault,
    sign_up_code_expired: codeFault,
    sign_up_code_void: codeFault,
    user_invalid_credentials: { code: 'current_password_wrong', fields: ['password'] },
  },
);
