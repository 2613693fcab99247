import { getConsentReceipt } from '#contract/consents/calls.ts';
import { loads } from '#web/forms/load.ts';
import { shownReceipt } from '../shown-consent.ts';

export const loader = loads(async ({ ask, params: { number = '' } }) => ({
  receipt: shownReceipt(await ask(getConsentReceipt, { number })),
}));
