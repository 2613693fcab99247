import { shortDay } from '#web/ground/texts/amounts.ts';

/** The words of the page on which a guardian answers about institutions. */
export const guardianRosterTexts = {
  plain: 'Institutions of a member under 18',
  title: (name: string) => `Institutions of ${name}`,
  description: 'For parents and guardians of members under 18.',
  intro: (name: string) =>
    `${name} can join a school or college as its student, if you agree. Each institution needs a yes of its own.`,
  rules: [
    'The institution has the name and enrolment number in its own list. It sees the day of joining as well.',
    'It sees nothing else before the 18th birthday: no teams, applications or certificates, and no age.',
    'It does not learn that you were asked.',
    'You can take your yes back on this page at any time, without a code. Then the institution reads "left", never why.',
  ],
  notYet: 'Please answer the question about the account first.',
  toAccount: 'Answer that question',
  none: 'Nothing waits for you, and you have agreed to no institution.',
  codeFirst: 'To agree, you need six digits. We send them to your own email address.',
  codes: {
    ask: 'Email me a code',
    sent: 'We have sent a code to your own email address. Enter it here, in this browser.',
    code: 'Six digits from our email',
    submit: 'Go on',
    busy: 'Saving',
    another: 'Send another code',
  },
  cohort: (name: string) => `Cohort: ${name}`,
  waits: (until: string) =>
    until ? `It waits for your answer until ${shortDay(until)}.` : 'The code is over. You need not answer.',
  given: (at: string) => `You agreed on ${shortDay(at)}.`,
  agree: 'I agree',
  refuse: 'I do not agree',
  takeBack: 'Take my yes back',
  done: {
    sent: '',
    reading: 'You can answer in this browser for an hour.',
    agreed: 'Saved. You have agreed.',
    ended: 'Saved. Your child is not a student of this institution here.',
  } as Readonly<Record<string, string>>,
  badTitle: 'This link does not work',
  bad: 'It is old, or was cut short. Open the link in our latest email to you.',
  said: (name: string) => `${name} can join a school or college as its student, if you agree.`,
  to: 'Institutions',
};
