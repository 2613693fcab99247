import type { Held } from './held.ts';

/** Texts about payments for agreements. */
export const agreementMoney = {
  agreement_payouts: {
    name: 'Your payment details',
    holds: 'The UPI ID or bank account that a member gave for one milestone, encrypted.',
    why: 'To let an owner of the project pay for the milestone.',
    kept: 'Until the milestone is settled, but no longer than the text of the agreement.',
  },
  agreement_payout_openings: {
    name: 'Payment details you opened',
    holds: 'Which owner opened the payment details for a milestone, and when.',
    why: 'To let the person who is paid know who has seen the details.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
  agreement_tax_numbers: {
    name: 'Your PAN or GSTIN',
    holds: 'The number by which a tax office knows a member, encrypted, if the member has entered it.',
    why: 'To print it on invoices and receipts.',
    kept: 'As long as the account or the text of the agreement, or until it is removed.',
  },
  agreement_more_time: {
    name: 'More time to pay',
    holds: 'Who asked for more time to pay, how many days, why, and the answer.',
    why: 'To let both sides know what was agreed.',
    kept: 'Forever. When the account ends, the link to the account and the reason are removed.',
  },
} as const satisfies Record<string, Held>;
