import * as calls from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params }) => {
  const agreement = await ask(calls.getAgreement, { agreementId: params.id ?? '' });
  if (agreement.activeAt === '') throw new Refusal('agreement_unknown');
  return { agreement };
});

export const action = acts({
  async begin(_, { ask, params }) {
    const { id } = await ask(calls.putAgreementDraft, { agreementId: params.id ?? '' });
    return { done: 'begun', to: innerAgreementPaths.draftText(id) };
  },
  async decline(_, { ask, params }) {
    await ask(calls.putAgreementRefusal, { agreementId: params.id ?? '' });
    return { done: 'declined' };
  },
  async withdraw(_, { ask, params }) {
    await ask(calls.putAgreementWithdrawal, { agreementId: params.id ?? '' });
    return { done: 'withdrawn' };
  },
});
