import type { agreementKinds } from '#contract/agreements/kinds.ts';
import { formatLarge, largestAmount } from '#rules/amounts/money.ts';
import type { LineValues, ModuleWords } from '#web/ground/texts/sentences.ts';
import { disputeDeskTexts } from './dispute-desk.ts';
import { agreementHeld } from './held.ts';
import { agreementRefusals } from './refusals.ts';

/** An agreement with its contributor, where the line does not name them. */
const agreementOf = ({ thing, person }: LineValues) => (person ? `${thing} (${person})` : thing);

/** The words that complete the kinds of this module. */
export const agreementWords = {
  refusals: agreementRefusals,
  fieldErrors: {
    agreement_line_missing: 'Please fill this in.',
    agreement_line_long: 'This is longer than it can be. Please shorten it.',
    agreement_amount_invalid: `Please enter an amount such as 12,000 or 12,000.50: more than 0, at most ${formatLarge(largestAmount / 100, 'crore')}, and no more than two decimals.`,
    agreement_award_invalid:
      'Please enter an amount such as 12,000 or 12,000.50, or 0 for nothing, with no more than two decimals.',
    agreement_number_invalid: 'Please enter a whole number within the bounds that are named here.',
  },
  turns: {
    mine: {
      agreement_answer: (values) => `Answer or sign the agreement: ${agreementOf(values)}`,
      milestone_submission: ({ thing }) => `Hand in the milestone: ${thing}`,
      milestone_resubmission: ({ thing }) => `Hand in the milestone again: ${thing}`,
      milestone_review: ({ thing, person }) => `Review what ${person || 'a member'} has handed in: ${thing}`,
      early_end_submission: ({ thing }) => `Hand in what you have begun: ${thing}`,
      payment: ({ thing, person }) => `Pay ${person || 'a former member'} for accepted work: ${thing}`,
      payment_confirmation: ({ thing }) => `Confirm what has arrived: ${thing}`,
      paying_back: ({ thing }) => `Pay back what was above the pay: ${thing}`,
      cause_contest: ({ thing }) => `Say whether the stated cause is so: ${thing}`,
      conversion_confirmation: ({ thing }) => `Say whether you hold the shares: ${thing}`,
      dispute_evidence: (values) => `Bring evidence in the dispute, if you have any: ${agreementOf(values)}`,
      dispute_settlement: (values) => `Answer the proposed settlement: ${agreementOf(values)}`,
      amendment_answer: (values) => `Answer or sign the amendment: ${agreementOf(values)}`,
      milestone_start: ({ thing }) => `Start when you are ready: ${thing}`,
      more_time_answer: (values) => `Say whether you give more time to pay: ${agreementOf(values)}`,
      dispute_ruling: (values) => `Rule on a dispute: ${agreementOf(values)}`,
      dispute_appeal: (values) => `Read the ruling, and appeal if it is wrong: ${agreementOf(values)}`,
      dispute_appeal_ruling: (values) => `Rule on an appeal: ${agreementOf(values)}`,
      cause_ruling: (values) => `Rule on a contested cause: ${agreementOf(values)}`,
    },
    awaited: {
      agreement_answer: (values) => `The other side answers or signs the agreement: ${agreementOf(values)}`,
      milestone_submission: ({ thing, person }) => `${person || 'A member'} hands in the milestone: ${thing}`,
      milestone_resubmission: ({ thing, person }) =>
        `${person || 'A member'} hands in the milestone again: ${thing}`,
      milestone_review: ({ thing }) => `The project reviews your milestone: ${thing}`,
      early_end_submission: ({ thing, person }) =>
        `${person || 'A member'} hands in what they have begun: ${thing}`,
      payment: ({ thing }) => `The project pays you for accepted work: ${thing}`,
      payment_confirmation: ({ thing, person }) =>
        `${person || 'A member'} confirms what has arrived: ${thing}`,
      paying_back: ({ thing, person }) => `${person || 'A member'} pays back: ${thing}`,
      cause_contest: ({ thing, person }) => `${person || 'A member'} can contest the stated cause: ${thing}`,
      conversion_confirmation: ({ thing, person }) => `${person || 'A member'} confirms the shares: ${thing}`,
      dispute_evidence: (values) => `Both sides can bring evidence in the dispute: ${agreementOf(values)}`,
      dispute_settlement: (values) =>
        `The other side answers the settlement that you propose: ${agreementOf(values)}`,
      amendment_answer: (values) => `The other side answers or signs the amendment: ${agreementOf(values)}`,
      milestone_start: ({ thing, person }) =>
        `${person || 'The contributor'} starts when they are ready: ${thing}`,
      more_time_answer: (values) =>
        `The other side says whether you get more time to pay: ${agreementOf(values)}`,
      dispute_ruling: (values) => `We rule on the dispute: ${agreementOf(values)}`,
      dispute_appeal: (values) => `Both sides can appeal the ruling: ${agreementOf(values)}`,
      dispute_appeal_ruling: (values) => `We rule on the appeal: ${agreementOf(values)}`,
      cause_ruling: (values) => `We rule on the contested cause: ${agreementOf(values)}`,
    },
  },
  notifications: {
    agreement_proposed: ({ person }) => `${person || 'A member'} proposes an agreement: answer or sign it`,
    agreement_countered: ({ person }) => `${person || 'A member'} has countered: answer or sign the new text`,
    agreement_signed: ({ person }) => `${person || 'A member'} has signed the agreement`,
    agreement_active: () => 'Both sides have signed: the agreement is in force',
    agreement_declined: ({ person }) => `${person || 'A member'} has declined the agreement`,
    agreement_withdrawn: ({ person }) => `${person || 'A member'} has taken the agreement back`,
    payment_time_asked: ({ person }) => `${person || 'A member'} asks for more time to pay: answer it`,
    payout_changed: () =>
      'Where a payment goes to, or a tax number for it, was changed: check it before money moves',
    payment_time_answered: ({ person }) => `${person || 'A member'} has answered about more time to pay`,
    dispute_opened: ({ person }) => `${person || 'A member'} has opened a dispute: bring your evidence`,
    dispute_evidence: ({ person }) => `${person || 'A member'} has brought evidence`,
    dispute_ruled: () => 'Our staff have ruled',
    dispute_appealed: ({ person }) => `${person || 'A member'} has appealed against the ruling`,
    dispute_final: () => 'The ruling is final',
    dispute_proposed: ({ person }) =>
      `${person || 'A member'} proposes a settlement of the dispute: answer it`,
    dispute_declined: ({ person }) =>
      `${person || 'A member'} has closed the proposed settlement. The dispute goes on`,
    dispute_agreed: ({ person }) => `${person || 'A member'} has accepted your settlement. It is final`,
    dispute_withdrawn: ({ person }) =>
      `${person || 'A member'} has withdrawn the dispute. Everything stands as before`,
    dispute_late: () => 'We are late with the ruling. It stands first on our list',
    cause_late: () => 'We are late with the ruling on the contested cause. It stands first on our list',
    amendment_proposed: ({ person }) => `${person || 'A member'} proposes an amendment: answer or sign it`,
    amendment_signed: ({ person }) => `${person || 'A member'} has signed the amendment`,
    amendment_active: () => 'Both sides have signed: the amendment is in force',
    amendment_over: () => 'The amendment is over. The version in force stays as it is',
    agreement_pool_set: () => 'The totals of the pool have changed: read your percentage before and now',
    agreement_entry: () => 'Something has changed in your agreement',
    milestone_started: ({ person }) => `${person || 'The contributor'} has started a milestone`,
    milestone_submitted: ({ person }) =>
      `${person || 'The contributor'} has handed in a milestone: review it`,
    milestone_changes_asked: () => 'The project asks for changes to your milestone',
    milestone_accepted: () => 'A milestone is accepted',
    milestone_cancelled: () => 'A milestone that was planned is cancelled',
    milestone_dropped: () => 'A milestone is dropped: nothing is owed for it',
  },
  deskActions: {
    'disputes.listed': 'opened the list of disputes',
    'dispute.opened': 'looked at a dispute',
    'dispute.fileOpened': 'opened a file of a dispute',
    'dispute.ruled': 'ruled on a dispute',
    'causes.listed': 'opened the list of contested causes',
    'cause.ruled': 'ruled on a contested cause',
    'ledgers.listed': 'looked at the check of the ledgers',
  },
  reportables: {
    agreement_text: {
      name: 'Text of an agreement',
      inSentence: 'text',
      own: 'The text of an agreement',
      title: (name) => (name ? `Report the text that ${name} proposed` : 'Report the text of an agreement'),
    },
    agreement_work: {
      name: 'Work under an agreement',
      inSentence: 'work',
      own: 'Work that you handed in',
      title: (name) => (name ? `Report the work of ${name}` : 'Report work under an agreement'),
    },
  },
  proposals: {
    'dispute.ruling': { name: 'Rule on a dispute without appeal', effect: disputeDeskTexts.effect },
  },
  held: agreementHeld,
  emails: {
    'signing-code': 'Code to sign an agreement',
    'ledger-receipts': 'Monthly email about ledgers',
    'giving-up-code': 'Code to give units up',
    'payout-code': 'Code to enter payment details',
  },
} satisfies ModuleWords<typeof agreementKinds>;
