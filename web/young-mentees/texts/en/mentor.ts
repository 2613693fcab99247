import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { OwnYoungMentorBody } from '#contract/young-mentees/mentor-calls.ts';
import { day, number } from '#web/ground/texts/amounts.ts';

export const youngApprovalTexts = {
  title: 'Members under 18',
  description: 'Whether members under 18 can ask you as a mentor.',
  up: 'Mentor page',
  intro:
    'Members under 18 ask for written reviews, sessions and plans. Their guardian reads everything and may join. You see a first name and "under 18". A session is in writing, or by the link or call to which the guardian agreed. There are no meetings in person and no private notes. All files are pictures.',
  off: 'Mentoring under 18 is off on this site. You can ask now. Members under 18 find you only after it is on.',
  lacks: 'First you need an open page as a mentor and a mark in force.',
  toPage: 'Your page as a mentor',
  steps: [
    'You sign the statement below with a code that we email you.',
    `You name two people who know you. We ask them by email. They have ${limits.referenceDays} days. We erase their answers ${limits.referenceKeptDays} days later.`,
    `Our staff decide within ${limits.reviewWorkingDays} working days. A yes counts for ${limits.approvedMonths} months.`,
  ],
  statement: 'The statement',
  clauses: [
    'I have never been convicted of harming a child, and no such case is open against me.',
    'I meet members under 18 in writing on Saharambh, or by the link or call to which their guardian agreed for one session. I use the guardian’s number for that call alone. I ask for no number, no photo, no address and no other meeting, and I record nothing.',
    `I know that a guardian reads everything, and that first words stay sealed for ${limits.sealedMonths} months.`,
    'I report everything that worries me about a child to Saharambh at once.',
    'I ask for no money, shares or work in return for mentoring here.',
  ],
  agrees: 'I sign this statement as a whole',
  mail: 'Email me a code',
  mailed: 'We have emailed you a code. It works for ten minutes.',
  code: 'The code from the email',
  first: 'First person',
  second: 'Second person',
  name: 'Name',
  email: 'Email address',
  sign: 'Sign, and ask both',
  busy: 'Saving',
  references: 'Two people who know you',
  referenceStates: { asked: 'asked', answered: 'has answered', silent: 'did not answer in time' },
  signed: (at: string) => `Signed on ${day(at)}.`,
  states: {
    references: 'We have asked both people.',
    waiting: `Our staff decide within ${limits.reviewWorkingDays} working days.`,
    approved: 'You are open to members under 18.',
    declined: 'We said no, for the reason below. You can ask again.',
    paused: 'Paused after a report. Our staff look at it.',
    ended: 'Your approval has ended. You can ask again.',
  } as Record<Exclude<OwnYoungMentorBody['state'], ''>, string>,
  ends: {
    '': '',
    own: 'You ended it.',
    lapsed: `Its ${limits.approvedMonths} months are over.`,
    lacks: 'Your page, your mark or your account ended. You need all of them.',
    reported:
      'A report says that a child was harmed. You can begin nothing new with members under 18. All requests, sessions and plans with them have ended.',
  } satisfies Record<OwnYoungMentorBody['how'], string>,
  until: (at: string) => `Until ${day(at)}.`,
  reason: 'The reason',
  end: 'End my approval',
  endHow:
    'Members under 18 can then no longer ask you. All requests, sessions and plans with them end at once.',
  done: { signed: 'Signed. We have asked both people.', ended: 'Your approval has ended.' } as Record<
    string,
    string
  >,
};

export const youngReferenceTexts = {
  title: (name: string) => `Can ${name} be a mentor of members under 18?`,
  plain: 'A question about a mentor',
  description: 'For people whom a mentor has named as a reference.',
  intro: (name: string) =>
    `${name} wants to answer questions of members under 18 in writing. Only the staff of Saharambh read your answer.`,
  recommends: 'Would you trust this person with members under 18?',
  choose: 'Please choose…',
  yes: 'Yes',
  no: 'No, or I do not know them well enough',
  text: 'How do you know them, and why do you say so?',
  textHint: `${number(limits.referenceText.min)} to ${number(limits.referenceText.max)} characters.`,
  submit: 'Send',
  busy: 'Sending',
  thanks: 'Thank you. We have your answer.',
  erased: `We erase it, with your name and address, ${limits.referenceKeptDays} days after you sent it.`,
  until: (at: string) => `This link works until ${day(at)}.`,
  badTitle: 'This link does not work any more',
  bad: `The ${limits.referenceDays} days may be over, or the mentor has withdrawn the question. You need not do anything.`,
};
