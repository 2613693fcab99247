import { getConsents, putConsentWithdrawal } from '#contract/consents/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownConsent } from '../shown-consent.ts';

export const loader = loads(async ({ ask }) => {
  const { consents } = await ask(getConsents, {});
  return {
    consents: consents.map((one) => ({ ...one, ...shownConsent(one) })),
  };
});

export const action = acts({
  async withdraw(sent, { ask }) {
    await ask(putConsentWithdrawal, { document: sent.text('document') });
    return { done: 'withdrawn' };
  },
});
