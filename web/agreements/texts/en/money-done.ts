/** The outcomes of the forms of the money of a milestone; apart, since their scripts come later than the page. */
export const moneyDone: Record<string, string> = {
  stated: 'Your payment is in the ledger. The other side confirms what arrived.',
  confirmed: 'You have confirmed what arrived.',
  reversed: 'The entry is taken back.',
  closed: 'The milestone is closed with what is open.',
  payoutCodeSent: 'The code is on its way to your email address.',
  detailsKept: 'Your payment details are kept, encrypted.',
  detailsGone: 'Your payment details are erased.',
  opened: 'The payment details are open to you.',
  moreAsked: 'You have asked for more time. The other side answers.',
  moreAnswered: 'The other side has your answer.',
  taxKept: 'The number is kept, encrypted.',
};
