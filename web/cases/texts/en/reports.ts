import type { CaseOutcome, Concern } from '#contract/cases/report-limits.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';

export const concernTexts: Record<Concern, string> = {
  child: 'A child is in danger, or is treated as an adult',
  threat: 'A threat, or a person may be hurt',
  intimate_picture: 'An intimate picture, or a picture without permission',
  money: 'Asks for money: a fee, a deposit, a charge',
  harassment: 'Insults, harassment, hatred',
  pretence: 'Pretends to be another person',
  untrue: 'Says something that is not true',
  pressing: 'Presses its students to show it more',
  spam: 'Advertising, or the same text again and again',
  other: 'Something else',
};

export const reportTexts = {
  report: 'Report',
  reportNamed: (name: string) => `Report ${name}`,
  description: 'Tell us what is wrong. Our staff look at it.',
  intro: (thing: string) =>
    `We do not tell the member behind this ${thing} who reported it. We keep a copy of it as it is now.`,
  danger: 'If a person is in danger now, call 112 or the police where you are.',
  concern: 'What is it?',
  choose: 'Choose one',
  words: 'In your words',
  wordsHint: 'Say what happened, where, and since when. You can add pictures after you send it.',
  email: 'Your email address',
  emailHint:
    'We email you a code, so that no other person can report in your name. We email you again when we have looked.',
  submit: 'Send the report',
  submitting: 'Sending...',
  codeTitle: 'Enter the code from your mailbox',
  codeIntro: 'The code sends your report. It works for ten minutes.',
  code: 'Code',
  codeSubmit: 'Send the report',
  sentTitle: 'Thank you. We have your report.',
  sentIntro:
    'Our staff look at it: within two hours if a person may be hurt, else within seven days. Then we write to you.',
  answered: (done: boolean) =>
    done
      ? 'We have looked at it, and we have acted.'
      : 'We have looked at it. It does not break our rules, so we did nothing.',
  second: 'Ask other staff to look at it',
  secondHow: (until: string) =>
    `You can ask once, until ${day(until)}. Other staff look at it and decide within seven days.`,
  secondWords: 'Tell us what we missed, if you like',
  secondSubmit: 'Ask for other staff',
  secondAsked: (at: string) =>
    `On ${day(at)} you asked other staff to look at it. They decide within seven days. Then we write to you.`,
  secondAnswered: (at: string) => `Other staff looked at it, and decided on ${day(at)}.`,
  about: (thing: string, name: string, at: string) => `About ${name || `a ${thing}`}, ${moment(at)}`,
  pictures: 'Pictures',
  picturesHint: (left: number) =>
    plural(left, {
      one: () => 'You can add one more picture: JPEG, PNG or WebP.',
      other: (shown) => `You can add up to ${shown} pictures: JPEG, PNG or WebP.`,
    }),
  picturesThere: (count: number) =>
    plural(count, { one: () => 'It has 1 picture.', other: (shown) => `It has ${shown} pictures.` }),
  picture: 'A picture',
  add: 'Add the picture',
  parts: 'Report only one part',
  part: (kind: string, name: string) => (name ? `${kind}: ${name}` : kind),
  alsoBlock: (name: string) => (name ? `Also block ${name}` : 'Also block this member'),
  block: 'You can also block them',
  blockLink: 'How blocking works',
  back: 'Back to the start',
} as const;

export const outcomeTexts: Record<CaseOutcome, string> = {
  nothing: 'Nothing was done',
  warn: 'A warning',
  hide: 'Hidden from everyone else',
  pause: 'Paused, and hidden from everyone except your team',
  suspend: 'Your account is suspended',
  remove: 'Removed',
};

const outcomeTextsOf: Record<string, Partial<Record<CaseOutcome, string>>> = {
  person: {
    pause:
      'Your account is paused. You can do what you owe. You cannot begin something new with others or publish',
  },
  project: {
    hide: 'Hidden from everyone except its team',
    pause: 'Its opportunities are paused. Your deadlines go on',
  },
};

/** Outcomes as those responsible for the item read them. */
export function outcomeText(kind: string, outcome: CaseOutcome): string {
  return outcomeTextsOf[kind]?.[outcome] ?? outcomeTexts[outcome];
}

export const pausedTexts = {
  title: 'Your account is paused',
  until: (at: string) =>
    `Until ${moment(at)} you cannot begin something new with others or publish. You can do what you owe.`,
  reason: 'The reason:',
  more: 'Read the decision and appeal',
} as const;

export const judgedTexts = {
  title: 'What we have decided',
  description: 'Our decision, the reason, and how to appeal.',
  decided: (at: string) => `Decided on ${day(at)}`,
  what: 'Decision',
  why: 'Reason',
  days: (days: number) => plural(days, { one: () => 'For 1 day', other: (shown) => `For ${shown} days` }),
  appealTitle: 'Ask other staff to look at it',
  appealHint: `You can ask once. Tell us what we missed, in ${reportLimits.appeal.min} to ${reportLimits.appeal.max.toLocaleString('en')} characters.`,
  appealUntil: (at: string) => `You can appeal until ${day(at)}.`,
  appeal: 'Your appeal',
  submit: 'Send the appeal',
  appealed: (at: string) => `You appealed on ${day(at)}. We answer within two working days.`,
  answered: (at: string) => `Answered on ${day(at)}`,
  lifted: 'The decision has ended.',
  stands: 'The decision stands.',
  over: `You could appeal for ${caseTimes.appealDays} days. They are over.`,
  removed: 'You can appeal on the page of the project.',
  looks: 'Who saw it',
  looksHint: 'Our staff looked at the reported content:',
  done: 'Your appeal is sent.',
} as const;

export const suspendedTexts = {
  title: 'Your account is suspended',
  description: 'Why, until when, and what you can do.',
  until: (at: string) => `Until ${moment(at)}.`,
  noEnd: 'Until our staff end it.',
  reason: 'The reason',
  also: 'Also decided',
  means:
    'Until then other members do not see you, and you cannot begin something new here. You owe no more answers. Agreements that both sides have signed go on.',
  agreements: 'Your agreements',
  complain: 'If an appeal is not enough, complain',
  logOut: 'Log out',
} as const;
