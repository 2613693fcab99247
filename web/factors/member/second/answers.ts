import { redirect } from 'react-router';
import { postMfaChallenge, putMfaChallenge } from '#contract/factors/mfa-calls.ts';
import { getSecondStep } from '#contract/factors/passkey-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { personalPath } from '#web/sessions/member/log-in/personal-path.ts';
import { passkeyAnswers } from '../passkey-answers.ts';

const next = ({ url }: Visit) => personalPath(url.searchParams.get('next')) ?? todayPaths.dashboard;

const proven = (visit: Visit) => ({ done: 'proven', to: next(visit), state: { isLogin: true } });

export const loader = loads(async (visit) => {
  const step = await visit.ask(getSecondStep, {});
  // A member without a second factor has nothing to prove here.
  if (!step.totp && !step.recoveryCode && !step.passkey) throw redirect(next(visit), 303);
  return step;
});

export const action = acts(
  {
    async prove(sent, visit) {
      const otp = sent.secret('code').trim().slice(0, 100);
      if (!otp) return { fault: { code: 'factor_code_missing', fields: ['code'] } };
      const factor = /^\d{6}$/.test(latinDigits(otp).replace(/[\s-]/g, '')) ? 'totp' : 'recoverycode';
      const { $id: challengeId } = await visit.ask(postMfaChallenge, { factor });
      await visit.ask(putMfaChallenge, { challengeId, otp });
      return proven(visit);
    },
    ...passkeyAnswers(proven),
  },
  { user_invalid_token: { code: 'factor_code_wrong', fields: ['code'] } },
);
