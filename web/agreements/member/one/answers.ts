import * as calls from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { amendmentNote as texts } from '#web/agreements/texts/en/amendment-note.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params }) => {
  const agreement = await ask(calls.getAgreement, { agreementId: params.id ?? '' });
  return { agreement, beside: besideOf(agreement) };
});

/** Whether another party has to take it over, and whether an amendment waits for the reader. */
function besideOf({ amendment, isNotTakenOver, side }: AgreementBody): string {
  const { whose, dueAt } = amendment?.waits ?? { whose: 'nobody', dueAt: '' };
  return [isNotTakenOver && texts.notTakenOver, whose === side && texts.isWaiting(dueAt)]
    .filter(Boolean)
    .join(' ');
}

export const action = acts({
  async amend(_, { ask, params }) {
    const { id } = await ask(calls.putAgreementDraft, { agreementId: params.id ?? '' });
    return { done: 'begun', to: innerAgreementPaths.draftText(id) };
  },
  async counter(_, { ask, params }) {
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
