import * as calls from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => {
  const agreement = await ask(calls.getAgreement, { agreementId: param('id') });
  if (agreement.activeAt === '') throw new Refusal('agreement_unknown');
  return { agreement };
});

export const action = acts({
  async begin(_, { ask, param }) {
    const { id } = await ask(calls.putAgreementDraft, { agreementId: param('id') });
    return { done: 'begun', to: innerAgreementPaths.draftText(id) };
  },
  async decline(_, { ask, param }) {
    await ask(calls.putAgreementRefusal, { agreementId: param('id') });
    return { done: 'declined' };
  },
  async withdraw(_, { ask, param }) {
    await ask(calls.putAgreementWithdrawal, { agreementId: param('id') });
    return { done: 'withdrawn' };
  },
});
