import type { CaseOutcome, Concern } from '#contract/cases/report-limits.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';

export const concernTexts: Record<Concern, string> = {
  child: 'A child is in danger, or is treated as an adult',
  threat: 'A threat, or somebody may be hurt',
  intimate_picture: 'An intimate picture, or one that was not allowed',
  money: 'Asks for money: a fee, a deposit, a charge',
  harassment: 'Insults, harassment, hatred',
  pretence: 'Pretends to be somebody else',
  untrue: 'Says what is not true',
  spam: 'Advertising, or the same again and again',
  other: 'Something else',
};

export const reportTexts = {
  report: 'Report',
  reportNamed: (name: string) => `Report ${name}`,
  description: 'Tell us what is wrong. One of us looks at it.',
  intro: (thing: string) =>
    `The member behind this ${thing} is not told who has reported it. We keep it as it is now, so that nothing can be taken back.`,
  danger: 'If somebody is in danger now, call 112 or the police where you are.',
  concern: 'What is it?',
  choose: 'Choose one',
  words: 'In your words',
  wordsHint: 'What happened, where, since when. Pictures can be added afterwards.',
  email: 'Your email address',
  emailHint:
    'We mail a code to it, so that nobody reports in your name. We write to it once more, when we have looked.',
  submit: 'Send the report',
  submitting: 'Sending...',
  codeTitle: 'Enter the code from your mailbox',
  codeIntro: 'Your report is sent with it. The code works for ten minutes.',
  code: 'Code',
  codeSubmit: 'Send the report',
  sentTitle: 'Thank you. We have your report.',
  sentIntro:
    'One of us looks at it: within two hours where somebody may be hurt, else within seven days. We write to you then.',
  answered: (done: boolean) =>
    done
      ? 'We have looked at it, and something was done about it.'
      : 'We have looked at it, and did not find that our rules were broken. Nothing was done.',
  second: 'Ask that other staff look at it',
  secondHow: (until: string) =>
    `Once, until ${day(until)}. Another one of us looks at it within seven days, and decides.`,
  secondWords: 'What we have overlooked, if you want to say it',
  secondSubmit: 'Ask for other staff',
  secondAsked: (at: string) =>
    `You asked on ${day(at)} that other staff look at it. They decide within seven days. We write to you then.`,
  secondAnswered: (at: string) => `Other staff looked at it, and decided on ${day(at)}.`,
  about: (thing: string, name: string, at: string) => `About ${name || `a ${thing}`}, ${moment(at)}`,
  pictures: 'Pictures',
  picturesHint: (left: number) =>
    plural(left, {
      one: () => 'One more picture can be added, as a JPEG, PNG or WebP.',
      other: (shown) => `Up to ${shown} pictures can be added, as JPEG, PNG or WebP.`,
    }),
  picturesThere: (count: number) =>
    plural(count, { one: () => '1 picture is with it.', other: (shown) => `${shown} pictures are with it.` }),
  picture: 'A picture',
  add: 'Add the picture',
  parts: 'Report only one part of it',
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
  pause: 'Paused, and hidden from everyone but your team',
  suspend: 'Your account is suspended',
  remove: 'Removed',
};

const outcomeTextsOf: Record<string, Partial<Record<CaseOutcome, string>>> = {
  person: {
    pause:
      'Your account is paused. You can do what you owe. You begin nothing new with others and publish nothing',
  },
  project: {
    hide: 'Hidden from everyone but its team',
    pause: 'Its opportunities are paused. What you owe runs on',
  },
};

/** Outcomes as those responsible for the item read them. */
export function outcomeText(kind: string, outcome: CaseOutcome): string {
  return outcomeTextsOf[kind]?.[outcome] ?? outcomeTexts[outcome];
}

export const pausedTexts = {
  title: 'Your account is paused',
  until: (at: string) =>
    `Until ${moment(at)} you begin nothing new with others and publish nothing. You can do what you owe.`,
  reason: 'The reason:',
  more: 'Read the decision and appeal',
} as const;

export const judgedTexts = {
  title: 'What we have decided',
  description: 'What was decided about something of yours, why, and how to appeal.',
  decided: (at: string) => `Decided on ${day(at)}`,
  what: 'What',
  why: 'Why',
  days: (days: number) => plural(days, { one: () => 'For 1 day', other: (shown) => `For ${shown} days` }),
  appealTitle: 'Ask that another one of us looks at it',
  appealHint: `Once, until the day named here. Say what we have overlooked, in ${reportLimits.appeal.min} to ${reportLimits.appeal.max.toLocaleString('en')} characters.`,
  appealUntil: (at: string) => `Open until ${day(at)}.`,
  appeal: 'Your appeal',
  submit: 'Send the appeal',
  appealed: (at: string) => `You appealed on ${day(at)}. We answer within two working days.`,
  answered: (at: string) => `Answered on ${day(at)}`,
  lifted: 'The decision has ended.',
  stands: 'The decision stands.',
  over: `An appeal was possible for ${caseTimes.appealDays} days.`,
  removed: 'You can appeal on the page of the project.',
  looks: 'Who saw it',
  looksHint: 'One of our administrators looked at what was reported:',
  done: 'Your appeal is sent.',
} as const;

export const suspendedTexts = {
  title: 'Your account is suspended',
  description: 'Why, until when, and what you can do.',
  until: (at: string) => `Until ${moment(at)}.`,
  noEnd: 'Until one of us ends it.',
  reason: 'The reason',
  also: 'Decided besides',
  means:
    'Until then nobody else sees you, and nothing new is open to you here. What waited for your answer does not wait any more. Agreements that both sides have signed go on.',
  agreements: 'Your agreements',
  complain: 'If an appeal is not enough: complain',
  logOut: 'Log out',
} as const;
