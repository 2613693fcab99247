/** What came of the forms of the money of a milestone; apart, since their scripts come later than the page. */
export const moneyDone: Record<string, string> = {
  stated: 'It is stated.',
  confirmed: 'It is confirmed.',
  reversed: 'The entry is taken back.',
  closed: 'It is closed.',
  payoutCodeSent: 'The code is on its way to your email address.',
  detailsKept: 'It is kept, encrypted.',
  detailsGone: 'It is erased.',
  opened: 'The payment details are open to you.',
  moreAsked: 'They are asked.',
  moreAnswered: 'They have your answer.',
  taxKept: 'It is kept, encrypted.',
};
