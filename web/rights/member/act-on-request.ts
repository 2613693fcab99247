import { putRightsContest, putRightsWithdrawal } from '#contract/rights/calls.ts';
import { acts } from '#web/forms/act.ts';
import { faultOfWords } from './fault-of-words.ts';

/** The steps on the page of a request, with an account or by the secret of a person without one. */
export const actOnRequest = acts({
  async contest(sent, { ask, params: { requestId = '', secret = '' } }) {
    const words = sent.secret('words');
    const fault = faultOfWords(words);
    if (fault) return { fault };
    await ask(putRightsContest, { requestId, words, secret });
    return { done: 'contested' };
  },
  async withdraw(_, { ask, params: { requestId = '', secret = '' } }) {
    await ask(putRightsWithdrawal, { requestId, secret });
    return { done: 'withdrawn' };
  },
});
