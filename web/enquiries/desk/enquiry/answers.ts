import { deleteClosure, getEnquiry, postAnswer, putClosure } from '#contract/enquiries/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfAnswer } from './faults.ts';

export const loader = loads(async ({ ask, params: { enquiryId = '' } }) => ({
  enquiry: await ask(getEnquiry, { enquiryId }),
}));

export const action = acts({
  async answer(sent, { ask, params: { enquiryId = '' } }) {
    const answer = sent.text('answer');
    const fault = faultOfAnswer(answer);
    if (fault) return { fault };
    await ask(postAnswer, { enquiryId, answer });
    return { done: 'answered' };
  },
  async close(_, { ask, params: { enquiryId = '' } }) {
    await ask(putClosure, { enquiryId });
    return { done: 'closed' };
  },
  async reopen(_, { ask, params: { enquiryId = '' } }) {
    await ask(deleteClosure, { enquiryId });
    return { done: 'reopened' };
  },
});
