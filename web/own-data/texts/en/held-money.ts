import type { Held } from './held.ts';

/** Of what is paid for agreements. */
export const agreementMoney = {
  agreement_payouts: {
    name: 'Where you are paid to',
    holds: 'The UPI ID or bank account that somebody has given for one milestone, encrypted.',
    why: 'So that an owner of the project can pay it.',
    kept: 'Until that milestone is settled, and no longer than the text of the agreement.',
  },
  agreement_payout_openings: {
    name: 'Payment details you opened',
    holds: 'Which owner has opened where a milestone is to be paid to, and when.',
    why: 'So that whoever is paid knows who has seen it.',
    kept: 'For good; without its account once that ends.',
  },
  agreement_tax_numbers: {
    name: 'Your PAN or GSTIN',
    holds: 'The number by which a tax office knows somebody, encrypted, where they have entered it.',
    why: 'So that it stands on invoices and receipts.',
    kept: 'As long as the account or the text of the agreement, or until it is removed.',
  },
  agreement_more_time: {
    name: 'More time to pay',
    holds: 'Who has asked for how many days more to pay, why, and the answer.',
    why: 'So that both sides know what was agreed.',
    kept: 'For good; without its account and its reason once that ends.',
  },
} as const satisfies Record<string, Held>;
