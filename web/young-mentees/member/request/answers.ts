import * as calls from '#contract/young-mentees/calls.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { addressOf } from '#web/client/api.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param, projectId }) => {
  const one = await ask(calls.getYoungRequest, { requestId: param('id') });
  const shown = ({ id }: { id: string }) => ({
    id,
    address: addressOf(calls.getYoungPicture, { fileId: id }, projectId),
  });
  return {
    one,
    pictures: one.pictures.map(shown),
    answerPictures: one.answerPicture ? [shown(one.answerPicture)] : [],
  };
});

export const action = acts({
  async send(_, { ask, param }) {
    await ask(calls.postYoungSending, { requestId: param('id') });
    return { done: 'sent' };
  },
  async end(_, { ask, param }) {
    await ask(calls.putYoungEnd, { requestId: param('id') });
    return { done: 'ended' };
  },
  async askBack(sent, { ask, param }) {
    const text = normaliseText(sent.text('text'));
    const [length, { min, max }] = [textLength(text), reviewLimits.questionBack];
    if (length < min || length > max)
      return { fault: { code: 'written_review_back_length', fields: ['text'] } };
    await ask(calls.postYoungQuestionBack, { requestId: param('id'), text });
    return { done: 'askedBack' };
  },
});
