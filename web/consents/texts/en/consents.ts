import { day, moment } from '#web/ground/texts/amounts.ts';

/** The page of consents and the receipts. */
export const consentTexts = {
  title: 'Consents',
  facts: 'What you agreed to, how to withdraw it, receipts',
  description: 'What you agreed to, in which version, and how to withdraw it.',
  intro: 'You withdraw with one press. It holds from the next page on.',
  none: 'You have given no consent yet.',
  given: (at: string) => `Given on ${day(at)}`,
  withdrawn: (at: string) => `Withdrawn on ${day(at)}`,
  refused: (at: string) => `Not given. Answered on ${day(at)}`,
  stateGiven: '✓ Given',
  stateWithdrawn: '○ Not given',
  textNames: { terms: 'Terms of Service', privacy: 'Privacy Policy', statement: 'Statement' },
  version: (text: string, version: string, language: string) => `${text}, version ${version}, ${language}`,
  withdraw: (name: string) => `Withdraw: ${name}`,
  withdrawing: 'Withdrawing...',
  byAccount: 'To withdraw these, give up your account.',
  giveUp: 'Delete my account',
  byGuardian: 'Your parent or guardian gives and withdraws this, by the link in our email to them.',
  done: 'You have withdrawn it. We follow this from now on.',
  receipts: 'Receipts',
  receiptLine: (isGiven: boolean, at: string, number: string) =>
    isGiven ? `Receipt ${number}, given on ${day(at)}` : `Receipt ${number}, not given, ${day(at)}`,
} as const;

export const receiptTexts = {
  title: (number: string) => `Receipt ${number}`,
  description: 'A receipt: you gave or withdrew a consent.',
  given: 'The consent was given.',
  withdrawn: 'The consent is not given.',
  number: 'Number',
  member: 'Account of',
  consent: 'Consent',
  reach: 'For whom',
  about: 'It means',
  text: 'Text',
  hash: 'SHA-256 of the words',
  by: 'By',
  givers: { member: 'the member', guardian: 'a parent or guardian' },
  at: 'Date and time',
  moment: (at: string) => moment(at),
  print: 'Print this page to keep it on paper.',
  old: 'The text in this version',
} as const;
