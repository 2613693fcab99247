import { redirect } from 'react-router';
import { getFactorLoss } from '#contract/factors/lost-calls.ts';
import { getMfaFactors, postMfaChallenge, putMfaChallenge } from '#contract/factors/mfa-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { personalPath } from '#web/sessions/member/log-in/personal-path.ts';

const next = ({ url }: Visit) => personalPath(url.searchParams.get('next')) ?? todayPaths.dashboard;

export const loader = loads(async (visit) => {
  const { totp, recoveryCode } = await visit.ask(getMfaFactors, {});
  // A member without a second factor has nothing to prove here.
  if (!totp && !recoveryCode) throw redirect(next(visit), 303);
  const { isWaiting } = await visit.ask(getFactorLoss, {});
  return { isWaiting };
});

export const action = acts(
  {
    async prove(sent, visit) {
      const otp = sent.secret('code').trim().slice(0, 100);
      if (!otp) return { fault: { code: 'factor_code_missing', fields: ['code'] } };
      const factor = /^\d{6}$/.test(latinDigits(otp).replace(/[\s-]/g, '')) ? 'totp' : 'recoverycode';
      const { $id: challengeId } = await visit.ask(postMfaChallenge, { factor });
      await visit.ask(putMfaChallenge, { challengeId, otp });
      return { done: 'proven', to: next(visit), state: { isLogin: true } };
    },
  },
  { user_invalid_token: { code: 'factor_code_wrong', fields: ['code'] } },
);
