import * as calls from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { amendmentNote as texts } from '#web/agreements/texts/en/amendment-note.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { writtenIn } from '../help-in.ts';

export const loader = loads(async ({ ask, param }) => {
  const agreement = await ask(calls.getAgreement, { agreementId: param('id') });
  return { agreement, written: writtenIn(agreement.document), beside: besideOf(agreement) };
});

/** Says whether another party has to take the agreement over, and whether an amendment awaits the reader's answer. */
function besideOf({ amendment, isNotTakenOver, side }: AgreementBody): string {
  const { whose, dueAt } = amendment?.waits ?? { whose: 'nobody', dueAt: '' };
  return [isNotTakenOver && texts.notTakenOver, whose === side && texts.isWaiting(dueAt)]
    .filter(Boolean)
    .join(' ');
}

export const action = acts({
  async amend(_, { ask, param }) {
    const { id } = await ask(calls.putAgreementDraft, { agreementId: param('id') });
    return { done: 'begun', to: innerAgreementPaths.draftText(id) };
  },
  async counter(_, { ask, param }) {
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
