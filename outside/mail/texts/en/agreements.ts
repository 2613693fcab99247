import type { agreementKinds } from '#contract/agreements/kinds.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, LineFacts, MailLines } from '../words.ts';
import { greeting, shownProject } from './phrases.ts';

export const agreements = {
  'signing-code': (email, site) => ({
    subject: `Your code to sign, ${site.name}`,
    heading: 'Sign the agreement',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'With this code you sign the text that you have open:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `Its hash begins with ${email.digits}. Compare that with the page: if it is another one, do not enter the code.`,
      },
      {
        kind: 'text',
        text: `The code works for ${email.minutes} minutes, only once, and for this text alone. Do not tell it to anyone. If you did not ask for it, another person is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
  'ledger-receipts': (email, site) => ({
    subject: `Your agreements in ${monthOf(email.month)}: the last entries of their ledgers`,
    heading: 'The last entries of your ledgers',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `These ledgers have grown in ${monthOf(email.month)}. Keep this email. With the last entry and its hash you can check at ${site.origin}/verify that no entry was changed or left out.`,
      },
      ...email.receipts.map(({ project, role, sequence, hash }) => ({
        kind: 'text' as const,
        text: `${[shownProject(project), shownName(role)].filter(Boolean).join(', ')}\nEntry ${sequence}\n${hash}`,
      })),
      { kind: 'link', text: 'Open your agreements', url: `${site.origin}${agreementPaths.ownAgreements}` },
    ],
    why: `you are a side of an agreement at ${site.name} whose ledger has grown in that month.`,
  }),
  'giving-up-code': (email, site) => ({
    subject: `Your code to confirm, ${site.name}`,
    heading: 'Give units up',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'With this code you give vested units up for good. They do not come back:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It is for ${email.units} units of the agreement with ${shownProject(email.project)}.`,
      },
      {
        kind: 'text',
        text: `The code works for ${email.minutes} minutes and only once. Do not tell it to anyone: no one may ask you for it. If you did not ask for it, another person is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
  'payout-code': (email, site) => ({
    subject: `Your code to confirm, ${site.name}`,
    heading: 'Your payment details',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'With this code you save your payment details:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It is for milestone ${email.milestone} of the agreement with ${shownProject(email.project)}.`,
      },
      {
        kind: 'text',
        text: `The code works for ${email.minutes} minutes and only once. Do not tell it to anyone: no one may ask you for it. If you did not ask for it, another person is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

function monthOf(month: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01`));
}

/** An agreement with its contributor, where the sentence does not name them. */
const agreementOf = ({ thing, person }: LineFacts) => (person ? `${thing} (${person})` : thing);

/** The lines of emails about deadlines and notifications of this module. */
export const agreementLines = {
  notifications: {
    agreement_proposed: ({ thing }) => `An agreement waits for your answer: ${thing}.`,
    agreement_countered: ({ thing }) =>
      `There is another text of an agreement, and it waits for you: ${thing}.`,
    agreement_signed: ({ thing }) => `There is news of an agreement: ${thing}.`,
    agreement_active: ({ thing }) => `There is news of an agreement: ${thing}.`,
    agreement_declined: ({ thing }) => `There is news of an agreement: ${thing}.`,
    agreement_withdrawn: ({ thing }) => `There is news of an agreement: ${thing}.`,
    agreement_entry: ({ thing }) => `There is news of an agreement: ${thing}.`,
    milestone_started: ({ thing }) => `A milestone was started: ${thing}.`,
    milestone_submitted: ({ thing }) => `A milestone waits for your review: ${thing}.`,
    milestone_changes_asked: ({ thing }) => `There is an answer to your milestone: ${thing}.`,
    milestone_accepted: ({ thing }) => `There is an answer to a milestone: ${thing}.`,
    milestone_cancelled: ({ thing }) => `There is news of a milestone: ${thing}.`,
    milestone_dropped: ({ thing }) => `There is news of a milestone: ${thing}.`,
    payment_time_asked: ({ thing }) => `The other side of an agreement asks you for more time: ${thing}.`,
    payout_changed: ({ thing }) =>
      `Payment details or a tax number in an agreement have changed: ${thing}. If your own have changed and it was not you, set a new password.`,
    payment_time_answered: ({ thing }) => `There is news of an agreement: ${thing}.`,
    dispute_opened: ({ thing }) => `A dispute was opened: ${thing}. You can add evidence for seven days.`,
    dispute_evidence: ({ thing }) => `There is news of a dispute: ${thing}.`,
    dispute_ruled: ({ thing }) => `There is a ruling in a dispute: ${thing}.`,
    dispute_appealed: ({ thing }) => `There is an appeal in a dispute: ${thing}.`,
    dispute_final: ({ thing }) => `There is news of a dispute: ${thing}.`,
    dispute_proposed: ({ thing }) => `A settlement of a dispute waits for your answer: ${thing}.`,
    dispute_declined: ({ thing }) => `There is news of a dispute: ${thing}.`,
    dispute_agreed: ({ thing }) => `There is news of a dispute: ${thing}.`,
    dispute_withdrawn: ({ thing }) => `There is news of a dispute: ${thing}.`,
    dispute_late: ({ thing }) => `We are late with the ruling in a dispute: ${thing}.`,
    cause_late: ({ thing }) => `We are late with the ruling on a contested cause: ${thing}.`,
    amendment_proposed: ({ thing }) => `An amendment of an agreement waits for your answer: ${thing}.`,
    amendment_signed: ({ thing }) => `There is news of an amendment: ${thing}.`,
    amendment_active: ({ thing }) => `There is news of an amendment: ${thing}.`,
    amendment_over: ({ thing }) => `There is news of an amendment: ${thing}.`,
    agreement_pool_set: ({ thing }) => `The totals behind your agreement have changed: ${thing}.`,
  },
  owed: {
    agreement_answer: (facts) => `An agreement waits for your answer or signature: ${agreementOf(facts)}.`,
    milestone_submission: ({ thing }) => `A milestone of yours is due: ${thing}.`,
    milestone_resubmission: ({ thing }) => `Changes to your milestone were asked for: ${thing}.`,
    milestone_review: ({ thing, person }) =>
      `${person || 'A member'} has handed in a milestone and asks for your review: ${thing}.`,
    early_end_submission: ({ thing }) => `The agreement ends. Hand in what you have begun: ${thing}.`,
    payment: ({ thing, person }) =>
      `A payment to ${person || 'a former member'} for accepted work is due: ${thing}.`,
    payment_confirmation: ({ thing }) => `A payment was stated as sent. Confirm what has arrived: ${thing}.`,
    paying_back: ({ thing }) => `You received more than the pay. Please pay the rest back: ${thing}.`,
    cause_contest: ({ thing }) =>
      `The project has given notice for a cause. Say whether you contest it: ${thing}. If you say nothing, the cause stands, and units that have not vested go back.`,
    conversion_confirmation: ({ thing }) =>
      `The project says that units of yours became shares. Say whether you have them: ${thing}. If you say nothing, the statement does not count.`,
    amendment_answer: (facts) =>
      `An amendment of an agreement waits for your answer or signature: ${agreementOf(facts)}.`,
    dispute_evidence: (facts) => `You can add evidence in a dispute: ${agreementOf(facts)}.`,
    dispute_settlement: (facts) =>
      `The other side proposes a settlement of a dispute and asks for your answer: ${agreementOf(facts)}.`,
  },
  awaited: {
    agreement_answer: (facts) =>
      `The other side did not answer the agreement in time, so the proposal has ended: ${agreementOf(facts)}.`,
    milestone_submission: ({ thing, person }) =>
      `${person || 'A member'} has handed in nothing in time: ${thing}. You can wait, or drop the milestone.`,
    milestone_resubmission: ({ thing, person }) =>
      `${person || 'A member'} has handed in nothing in time: ${thing}. You can wait, or drop the milestone.`,
    milestone_review: ({ thing }) =>
      `No one has reviewed your milestone in time, so it counts as accepted: ${thing}.`,
    early_end_submission: (facts) => `The contributor handed in nothing by the end: ${agreementOf(facts)}.`,
    payment: ({ thing }) =>
      `The other side did not say in time that it sent a payment to you: ${thing}. The payment is overdue now.`,
    payment_confirmation: (facts) =>
      `The other side did not say in time how much has arrived, so the payment counts as confirmed: ${agreementOf(facts)}.`,
    paying_back: ({ thing, person }) =>
      `${person || 'A member'} has paid back nothing in time: ${thing}. It is overdue now.`,
    cause_contest: (facts) =>
      `The contributor did not contest the stated cause in time, so it stands: ${agreementOf(facts)}.`,
    conversion_confirmation: (facts) =>
      `The contributor did not confirm in time that units became shares: ${agreementOf(facts)}. The units are promised as before. You can state it again until the conversion date. Units that are left then are due in cash.`,
    amendment_answer: (facts) =>
      `The other side did not answer the amendment in time. It has expired. The version in force stays in force: ${agreementOf(facts)}.`,
    dispute_evidence: (facts) => `The time for evidence in a dispute is over: ${agreementOf(facts)}.`,
    dispute_settlement: (facts) =>
      `The other side did not answer the settlement that you proposed: ${agreementOf(facts)}.`,
  },
  until: {
    milestone_submission: (day) => `It is due on ${day}. After that the project may drop the milestone.`,
    milestone_resubmission: (day) => `You have until ${day}. After that the project may drop the milestone.`,
    milestone_review: (day) => `You have until ${day}. If you say nothing, you accept it.`,
    payment: (day) => `You have until ${day}. After that it is overdue, and still due.`,
    paying_back: (day) => `You have until ${day}. After that it is overdue, and still due.`,
    early_end_submission: (day) => `You have until ${day}. After that the milestone is dropped.`,
    payment_confirmation: (day) => `You have until ${day}. If you say nothing, you confirm all of it.`,
    cause_contest: (day) => `You have until ${day}. If you say nothing, you agree.`,
    dispute_settlement: (day) =>
      `You have until ${day}. After that the proposal ends by itself, and the dispute goes on.`,
    conversion_confirmation: (day) => `You have until ${day}. After that the statement does not count.`,
  },
  lapsed: {
    milestone_submission:
      'You can still hand it in while the project has not dropped the milestone. It stays on Today until then.',
    milestone_resubmission:
      'You can still hand it in while the project has not dropped the milestone. It stays on Today until then.',
    milestone_review: 'It counts as accepted now.',
    payment: 'It is overdue now, and still due. It stays on Today until it is stated as sent.',
    paying_back: 'It is overdue now, and still due. It stays on Today until it is stated as sent.',
    early_end_submission: 'The milestone is dropped.',
    payment_confirmation: 'The stated payment counts as confirmed now.',
    cause_contest: 'The cause stands now.',
    conversion_confirmation:
      'The statement does not count. Your units are promised as before. From the conversion date on they are due in cash.',
  },
  proposals: { 'dispute.ruling': 'rule on a dispute, without an appeal' },
} satisfies MailLines<typeof agreementKinds>;
