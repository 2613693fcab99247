/** The forms of the money of a milestone, by their intents. */
export const moneyForms = [
  'statePayment',
  'confirmPayment',
  'reversePayment',
  'closeOpen',
  'closeBack',
  'savePayout',
  'payoutCode',
  'removePayout',
  'openPayout',
  'askMoreTime',
  'giveMoreTime',
  'refuseMoreTime',
  'saveTaxNumber',
];
