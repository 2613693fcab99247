import * as calls from '#contract/agreements.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';

export const loader = loads(async ({ ask, params }) => ({
  agreement: await ask(calls.getAgreement, { agreementId: params.id ?? '' }),
}));

export const action = acts({
  async counter(_, { ask, params }) {
    const { id } = await ask(calls.putAgreementDraft, { proposedId: params.id ?? '' });
    return { done: 'begun', to: agreementPaths.draftText(id) };
  },
  async decline(_, { ask, params }) {
    await ask(calls.putAgreementRefusal, { proposedId: params.id ?? '' });
    return { done: 'declined' };
  },
  async withdraw(_, { ask, params }) {
    await ask(calls.putAgreementWithdrawal, { proposedId: params.id ?? '' });
    return { done: 'withdrawn' };
  },
});
