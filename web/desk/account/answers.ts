import { deleteSuspension, getOneAccount, putSuspension } from '#contract/supervision.ts';
import { acts } from '../../forms/act.ts';
import { loads } from '../../forms/load.ts';
import { faultOfReason } from '../fault-of-reason.ts';

export const loader = loads(async ({ ask, params: { accountId = '' } }) => ({
  account: await ask(getOneAccount, { accountId }),
}));

export const action = acts({
  async suspend(sent, { ask, params: { accountId = '' } }) {
    const reason = sent.text('reason');
    const fault = faultOfReason(reason);
    if (fault) return { fault };
    const days = sent.text('days');
    await ask(putSuspension, { accountId, reason, days: days === '' ? undefined : Number(days) });
    return { done: 'suspended' };
  },
  async 'end-suspension'(_, { ask, params: { accountId = '' } }) {
    await ask(deleteSuspension, { accountId });
    return { done: 'ended' };
  },
});
