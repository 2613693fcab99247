import type { MilestoneMoneyBody, PaymentBody } from '#contract/agreements/milestone-money.ts';
import { type DueKind, moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import type { PaymentWay } from '#rules/lists/payment-ways.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';

const what: Record<DueKind, string> = {
  pay: 'Pay',
  fallback: 'Cash in place of shares',
  back: 'To be paid back',
};

/** How money is sent, by its stored value. */
const ways: Record<PaymentWay, string> = {
  Cash: 'Cash',
  'Credit Card': 'Credit Card',
  'Bank Transfer': 'Bank Transfer',
  'Online Payment': 'Online Payment',
};

const shownWay = (way: string) => labelOf(ways, way);

export const agreementMoneyTexts = {
  heading: 'Money',
  lead: 'We move no money. What is sent and confirmed here are the two sides’ own words, and each is an entry of the ledger.',
  stages: {
    none: '',
    due: { sign: '◐', word: 'Due' },
    paid: { sign: '◐', word: 'Sent, waits for confirmation' },
    to_pay_back: { sign: '!', word: 'To be paid back' },
    settled: { sign: '✓', word: 'Settled' },
    closed: { sign: '○', word: 'Closed' },
  } as Record<MilestoneMoneyBody['stage'], { sign: string; word: string } | ''>,
  what,
  ways,
  owed: 'Pay',
  confirmed: 'Confirmed',
  awaited: 'Sent, not confirmed yet',
  due: 'Still due',
  toPayBack: 'To be paid back',
  dueBy: (at: string) => `by ${moment(at)}`,
  overdue: (at: string) => `Overdue since ${moment(at)}`,
  overdueMeans: `While a payment is overdue the project begins and renews no opportunities, and its pages say “Pays late”, also for ${limits.latePayerDays} days after it is settled.`,
  closed: (amount: string, at: string) =>
    `Closed with ${amount} open, ${day(at)}. The claim itself is untouched.`,
  closedBack: (amount: string, at: string) =>
    `Closed by the project with ${amount} not paid back, ${day(at)}. The claim itself is untouched.`,
  payments: 'Payments',
  olderPayments: 'Older payments',
  noPayments: 'Nothing was stated as sent yet.',
  payment: ({ owed, day: on, way }: Pick<PaymentBody, 'owed' | 'day' | 'way'>) =>
    `${owed === 'back' ? 'Paid back' : 'Sent'} on ${day(on)}, ${shownWay(way)}`,
  withheld: (amount: string, reference: string) =>
    `${amount} withheld as tax${reference && ` (${reference})`}`,
  reference: (text: string) => `Reference ${text}`,
  confirmedOn: (amount: string, at: string) => `${amount} confirmed on ${day(at)}`,
  bySilence: (amount: string, at: string) =>
    `${amount} confirmed by silence on ${day(at)}; still open to dispute`,
  unconfirmed: 'Not confirmed yet',
  reversed: 'Taken back by a later entry',
  entry: (at: number) => `Entry ${at}`,
  reverse: 'Take this entry back',
  reverseConfirmation: 'Take the confirmation back',
  reverseHow: 'It stays in the ledger, and an entry that names it says that it was wrong.',
  send: {
    heading: 'State a payment',
    lead: 'Pay first, then say here what left. What was sent and what was withheld as tax count together.',
    owed: 'For what',
    sent: 'Sent',
    withheld: 'Withheld as tax',
    withheldHint: 'Leave it at 0 where you withhold none.',
    taxReference: 'By what the tax can be found',
    taxReferenceHint: 'For example the challan’s number, or the section of the law.',
    day: 'On which day',
    way: 'How',
    reference: 'Reference',
    referenceHint: 'For example the UTR number, as the other side sees it on their statement.',
    act: 'State it as sent',
  },
  confirm: {
    heading: 'What has arrived?',
    lead: (amount: string) =>
      `They say that ${amount} was sent or withheld as tax for you. Confirm what arrived, from 0 to all of it. The rest is due again under its first due time.`,
    amount: 'This much arrived, tax withheld included',
    act: 'Confirm',
  },
  payBack: { heading: 'State what you pay back', act: 'State it as paid back' },
  close: {
    heading: 'Close it with what is open',
    how: (amount: string) =>
      `The product shows “closed with ${amount} open” from then on, with today’s date. That is final here. Your claim itself is untouched.`,
    act: (amount: string) => `Close with ${amount} open`,
  },
  details: {
    heading: 'Where it is paid to',
    ask: 'Say where you want to be paid. It is kept encrypted, opened by one owner at a time while something is due, and erased once this milestone is settled.',
    unreadable:
      'What you gave before cannot be read any more, because our key was changed. Please enter it again.',
    upi: 'UPI ID',
    upiHint: 'For rupees. It looks like asha@bank.',
    bank: 'Bank account',
    bankHint: 'Holder, number and IFSC or IBAN, in one line.',
    password: 'Your password',
    passwordHint: 'So no one who finds your session open can lead money to another account.',
    askCode: 'Email me a code instead',
    another: 'Mail me another code',
    askCodeHow:
      'For accounts without a password, or where you do not have it at hand. It works for 10 minutes.',
    code: 'The code from the email',
    codeSent: 'The code is on its way to your email address.',
    again: 'Enter your payment details above again, and then the code.',
    changed: (at: string) =>
      `Changed on ${moment(at)}. Ask the contributor on another way if you did not expect that.`,
    given: (at: string) => `Given on ${moment(at)}.`,
    save: 'Keep this',
    saved: (at: string) => `Given ${moment(at)}.`,
    remove: 'Erase it',
    removeHow: 'An owner who has it open now may have seen it.',
    missing: 'No payment details are given yet. The contributor is asked for them here.',
    open: 'Open the payment details',
    openHow: `They show to you alone for ${limits.openMinutes} minutes, and no other owner can open them meanwhile. That you opened them is recorded, and the contributor reads it.`,
    withhold: 'Tax that you withhold of it',
    until: (at: string) => `Open to you until ${moment(at)}.`,
    pay: (amount: string) => `To be sent: ${amount}, what is due less the tax that you withhold.`,
    link: 'Pay with a UPI app on this device',
    scan: 'Or scan this with a UPI app. The amount is in it.',
    scanAlt: (amount: string) => `QR code for a UPI payment of ${amount}`,
    nothing: 'Nothing is left to send.',
    allWithheld: 'Nothing is left to send: you withhold all that is due as tax. State that below.',
    otherCurrency: 'UPI is for rupees. Use the bank account.',
    noUpi: 'No UPI ID is given. Use the bank account.',
    aboveUpi: 'This is above what UPI takes at once. Use the bank account.',
    noBank: 'No bank account is given. Ask for one in the conversation of this agreement.',
    opened: 'Who has opened it',
    openedBy: (name: string, at: string) => `${name || 'A former member'}, ${moment(at)}`,
  },
  moreTime: {
    ask: 'Ask for more time',
    askHow: 'The other side must agree. You can ask once.',
    days: 'Days more',
    reason: 'Why, in a sentence that they read',
    asked: (days: number, reason: string) => `${days} more days are asked for: “${reason}”`,
    waits: 'Not answered yet.',
    agreed: 'Agreed.',
    refused: 'Not agreed.',
    agree: 'Give them this time',
    refuse: 'No',
  },
  tax: {
    heading: 'For invoices and receipts',
    label: 'Your side’s PAN or GSTIN',
    hint: 'Optional. It is kept encrypted and stands on the papers of this agreement. Empty the field to remove it.',
    kept: (kind: string, ends: string) => `${kind} ending in ${ends} is kept.`,
    unreadable:
      'What was entered before cannot be read any more, because our key was changed. Please enter it again.',
    save: 'Keep it',
  },
  invoice: 'Invoice (PDF)',
  receipt: 'Receipt (PDF)',
} as const;
