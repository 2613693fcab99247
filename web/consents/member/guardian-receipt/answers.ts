import { data } from 'react-router';
import { getGuardianReceipts } from '#contract/consents/calls.ts';
import { loads } from '#web/forms/load.ts';
import { shownReceipt } from '../shown-consent.ts';

export const loader = loads(async ({ ask, params: { requestId = '', secret = '', number = '' } }) => {
  const { receipts } = await ask(getGuardianReceipts, { requestId, secret });
  const receipt = receipts.find((one) => one.number === number);
  if (!receipt) throw data(null, 404);
  return { receipt: shownReceipt(receipt) };
});
