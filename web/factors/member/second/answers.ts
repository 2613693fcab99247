import { redirect } from 'react-router';
import { postMfaChallenge, putMfaChallenge } from '#contract/factors/mfa-calls.ts';
import { getSecondStep } from '#contract/factors/passkey-calls.ts';
import { postProofCode, putProof } from '#contract/factors/proof-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { codeLength, latinDigits, readCode } from '#rules/text/digits.ts';
import { acts, faultOf } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { personalPath } from '#web/sessions/member/log-in/personal-path.ts';
import { passkeyAnswers } from '../passkey-answers.ts';

const next = ({ url }: Visit) => personalPath(url.searchParams.get('next')) ?? todayPaths.dashboard;

const proven = (visit: Visit) => ({ done: 'proven', to: next(visit), state: { isLogin: true } });

const mailedCodeFaults: readonly string[] = [
  'user_invalid_token',
  'sign_up_code_expired',
  'sign_up_code_void',
];

export const loader = loads(async (visit) => {
  const step = await visit.ask(getSecondStep, {});
  // A member who has proven it just now goes on at once.
  if (step.plain !== 'none' && step.isProven) throw redirect(next(visit), 303);
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
    async mail(_, { ask }) {
      await ask(postProofCode, {});
      return { done: 'mailed' };
    },
    async password(sent, visit) {
      const password = sent.secret('password');
      if (!password) return { fault: { code: 'password_missing', fields: ['password'] } };
      await visit.ask(putProof, { password });
      return proven(visit);
    },
    async code(sent, visit) {
      const code = readCode(sent.text('code'));
      if (code.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      try {
        await visit.ask(putProof, { code });
      } catch (error) {
        if (!(error instanceof Refusal && mailedCodeFaults.includes(error.code))) throw error;
        return { fault: faultOf(error, { fields: ['code'] }) };
      }
      return proven(visit);
    },
    ...passkeyAnswers(proven),
  },
  {
    user_invalid_token: { code: 'factor_code_wrong', fields: ['code'] },
    user_invalid_credentials: { code: 'current_password_wrong', fields: ['password'] },
  },
);
