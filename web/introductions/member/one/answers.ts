import * as calls from '#contract/introductions/calls.ts';
import { introductionDeclines } from '#rules/introductions/introduction-states.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { introductionWordsOf } from '#web/words.ts';
import { labelShown } from '../../shown/label-shown.ts';

export const loader = loads(async ({ ask, param }) => {
  const found = await ask(calls.getIntroduction, { requestId: param('id') });
  const { name, parts = {} } = introductionWordsOf[found.purpose];
  const one = { ...found, shown: labelShown(found.shown) };
  return { one, purposeName: name, partNames: parts };
});

export const action = acts({
  async accept(_, { ask, param }) {
    await ask(calls.putIntroductionAcceptance, { requestId: param('id') });
    return { done: 'accepted' };
  },
  async decline(sent, { ask, param }) {
    const reason = introductionDeclines.find((one) => one === sent.text('reason'));
    if (!reason) return { fault: { code: 'introduction_reason_missing', fields: ['reason'] } };
    const words = normaliseText(sent.text('words'));
    if (textLength(words) > limits.words)
      return { fault: { code: 'introduction_words_long', fields: ['words'] } };
    await ask(calls.putIntroductionDecline, { requestId: param('id'), reason, words });
    return { done: 'declined' };
  },
  async withdraw(_, { ask, param }) {
    await ask(calls.putIntroductionWithdrawal, { requestId: param('id') });
    return { done: 'withdrawn' };
  },
});
