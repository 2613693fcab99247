import { putNomineePresence } from '#contract/nominees/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async () => ({}));

export const action = acts({
  async here(_, { ask, params: { requestId = '', secret = '' } }) {
    await ask(putNomineePresence, { requestId, secret });
    return { done: 'here' };
  },
});
