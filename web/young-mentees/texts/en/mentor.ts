import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { OwnYoungMentorBody } from '#contract/young-mentees/mentor-calls.ts';
import { day, number } from '#web/ground/texts/amounts.ts';

export const youngApprovalTexts = {
  title: 'Members under 18',
  description: 'Whether members under 18 can ask you as a mentor.',
  up: 'Mentor page',
  intro:
    'Members under 18 ask for written reviews alone, and their guardian reads everything. You see a first name and "under 18". There are no calls, no meetings, no files and no private notes.',
  off: 'The operator of this site has not switched mentoring under 18 on. You can ask now; no one under 18 finds you before.',
  lacks: 'You need an open page as a mentor and a mark in force first.',
  toPage: 'Your page as a mentor',
  steps: [
    'You sign the statement below with a code that we mail to you.',
    `You name two people who speak for you. We ask them by email; they have ${limits.referenceDays} days. We erase their answers ${limits.referenceKeptDays} days later.`,
    `An administrator decides within two working days. A yes counts for ${limits.approvedMonths} months.`,
  ],
  statement: 'The statement',
  clauses: [
    'I have never been convicted of harming a child, and no such case is open against me.',
    'I write with members under 18 on Saharambh alone. I ask for no number, no photo, no address and no meeting.',
    'I know that a guardian reads everything, and that first words stay sealed for 12 months.',
    'I report everything that worries me about a child to Saharambh at once.',
    'I ask for no money, shares or work in return for mentoring here.',
  ],
  agrees: 'I sign this statement as a whole',
  mail: 'Mail me a code',
  mailed: 'We have mailed you a code. It works for ten minutes.',
  code: 'The code from the email',
  first: 'First person',
  second: 'Second person',
  name: 'Name',
  email: 'Email address',
  sign: 'Sign, and ask both',
  busy: 'Saving',
  references: 'Who speaks for you',
  referenceStates: { asked: 'asked', answered: 'has answered', silent: 'did not answer in time' },
  signed: (at: string) => `Signed on ${day(at)}.`,
  states: {
    references: 'We have asked both people.',
    waiting: 'An administrator decides within two working days.',
    approved: 'You are open to members under 18.',
    declined: 'We said no, for the reason below. You can ask again.',
    paused: 'Paused after a report. An administrator looks at it.',
    ended: 'It has ended. You can ask again.',
  } as Record<Exclude<OwnYoungMentorBody['state'], ''>, string>,
  until: (at: string) => `Until ${day(at)}.`,
  reason: 'The reason',
  end: 'End my approval',
  endHow: 'You are then no longer open to members under 18. Everything ahead with them ends at once.',
  done: { signed: 'Signed. We have asked both people.', ended: 'It has ended.' } as Record<string, string>,
};

export const youngReferenceTexts = {
  title: (name: string) => `Can ${name} be a mentor of members under 18?`,
  plain: 'A question about a mentor',
  description: 'For people whom a mentor has named as a reference.',
  intro: (name: string) =>
    `${name} wants to answer questions of members under 18 in writing. Only administrators of Saharambh read your answer.`,
  recommends: 'Would you trust this person with members under 18?',
  choose: 'Please choose…',
  yes: 'Yes',
  no: 'No, or I do not know them well enough',
  text: 'How do you know them, and why do you say so?',
  textHint: `${number(limits.referenceText.min)} to ${number(limits.referenceText.max)} characters.`,
  submit: 'Send',
  busy: 'Sending',
  thanks: 'Thank you. Your answer is with us.',
  erased: `We erase it, with your name and address, ${limits.referenceKeptDays} days after you sent it.`,
  until: (at: string) => `This link works until ${day(at)}.`,
  badTitle: 'This link does not work any more',
  bad: 'Its 14 days may be over, or the mentor has taken the question back.',
};
