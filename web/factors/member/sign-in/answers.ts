import {
  deleteFactor,
  getFactors,
  patchFactor,
  postFactor,
  postRecoveryCodes,
  putFactor,
} from '#contract/factors/calls.ts';
import { deleteFactorLoss, getFactorLoss } from '#contract/factors/lost-calls.ts';
import { postPasskey, putPasskey } from '#contract/factors/passkey-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { answerOf, withoutScripts, wrongPasskey } from '../passkey-answers.ts';

export const loader = loads(async ({ ask }) => {
  const [factors, loss] = await Promise.all([ask(getFactors, {}), ask(getFactorLoss, {})]);
  return { ...factors, loss };
});

const madeNames = ['challenge', 'credentialId', 'clientData', 'attestation', 'transports'] as const;

/** The page that follows shows them once; without scripts they travel in a cookie that is read once. */
const shown = (codes: readonly string[]) => ({ codes: codes.join(' ') });

export const action = acts(
  {
    async begin(sent, { ask }) {
      const nameOfApp = sent.text('nameOfApp');
      if (!nameOfApp || nameOfApp.length > 60)
        return { fault: { code: 'factor_name_missing', fields: ['nameOfApp'] } };
      await ask(postFactor, { name: nameOfApp, password: sent.secret('password') });
      return { done: 'begun' };
    },
    async confirm(sent, { ask }) {
      const code = sent.secret('code').trim().slice(0, 100);
      if (!code) return { fault: { code: 'factor_code_missing', fields: ['code'] } };
      const { codes } = await ask(putFactor, { factorId: sent.text('factorId'), code });
      return { done: 'confirmed', about: shown(codes) };
    },
    async rename(sent, { ask }) {
      const nameOfApp = sent.text('nameOfApp');
      if (!nameOfApp || nameOfApp.length > 60)
        return { fault: { code: 'factor_name_missing', fields: ['nameOfApp'] } };
      await ask(patchFactor, { factorId: sent.text('factorId'), name: nameOfApp });
      return { done: 'renamed' };
    },
    async remove(sent, { ask }) {
      await ask(deleteFactor, { factorId: sent.text('factorId') });
      return { done: 'removed' };
    },
    async 'begin-passkey'(sent, { ask, isScripted }) {
      if (!isScripted) return { fault: withoutScripts };
      const nameOfPasskey = sent.text('nameOfPasskey');
      if (!nameOfPasskey || nameOfPasskey.length > 60)
        return { fault: { code: 'factor_name_missing', fields: ['nameOfPasskey'] } };
      const { known, ...asked } = await ask(postPasskey, { password: sent.secret('password') });
      return { done: 'asked', about: { ...asked, known: known.join(' '), nameOfPasskey } };
    },
    async 'add-passkey'(sent, { ask }) {
      const { transports, ...made } = answerOf(sent, madeNames);
      try {
        const { codes } = await ask(putPasskey, {
          ...made,
          name: sent.text('nameOfPasskey'),
          transports: transports.split(' ').filter(Boolean),
        });
        return { done: 'added', about: shown(codes) };
      } catch (error) {
        if (error instanceof Refusal && error.code === 'user_invalid_token') return { fault: wrongPasskey };
        throw error;
      }
    },
    async stop(_, { ask }) {
      await ask(deleteFactorLoss, {});
      return { done: 'stopped' };
    },
    async codes(_, { ask }) {
      const { codes } = await ask(postRecoveryCodes, {});
      return { done: 'made', about: shown(codes) };
    },
  },
  {
    user_invalid_token: { code: 'factor_code_wrong', fields: ['code'] },
    user_invalid_credentials: { code: 'current_password_wrong', fields: ['password'] },
  },
);
