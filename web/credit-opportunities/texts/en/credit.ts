import type { CreditOpportunityList, CreditOpportunityState } from '#contract/credit-opportunities/limits.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';

const hours = (count: number) => plural(count, { one: () => '1 hour', other: (shown) => `${shown} hours` });
const credits = (count: number) =>
  plural(count, { one: () => '1 credit', other: (shown) => `${shown} credits` });

type Answer = { state: CreditOpportunityState; hours: number; credits: number; dueAt: string };

/** The words of the page on which a team names the institution that gives the credit. */
export const institutionTexts = {
  title: 'Credit from an institution',
  up: 'Opportunity',
  description: 'The institution that confirms the credit of your opportunity.',
  how: 'Choose an institution that is here, and we ask it to confirm the credit. Your opportunity does not wait for it.',
  byHand: (institution: string, count: number) =>
    `Now it says: ${institution}, ${hours(count)}. The name is written by hand, so no institution is asked.`,
  noCredit: 'This opportunity gives no college credit yet.',
  notYet: (institution: string) => `We ask ${institution} as soon as your opportunity is open.`,
  waits: (institution: string) =>
    `We ask ${institution} once your edit has been looked at, if your opportunity is open.`,
  stands: (institution: string, answer: Answer) => standsWords[answer.state](institution, answer),
  reason: 'The reason:',
  again: 'Ask again',
  unname: 'Do not ask this institution',
  unnameHow: 'Its name stays as it is written. No one confirms it.',
  closed: 'This opportunity cannot be changed now.',
  find: 'Choose an institution',
  search: 'Name, or address of its page here',
  searchHint: 'For example: Wardha College, or wardha-college.',
  submit: 'Search',
  none: 'No institution here is like this. You can write its name by hand in the opportunity.',
  byHandLink: 'Write the name by hand',
  found: 'Institutions',
  hours: 'Hours of credit',
  hoursHint: 'At most 120.',
  ask: 'Name this institution',
  worse: 'If the terms of your opportunity get worse, the institution has to confirm it once more.',
  done: {
    named: 'The institution is named.',
    again: 'We have asked again.',
    unnamed: 'The institution is not asked any more.',
  },
  partTitle: 'College credit',
  partLink: 'Choose the institution that confirms it',
  partNamed: 'The institution and its answer',
};

const standsWords: Record<CreditOpportunityState, (institution: string, answer: Answer) => string> = {
  asked: (institution, { dueAt }) =>
    dueAt
      ? `We have asked ${institution}. It answers by ${shortDay(dueAt)}.`
      : `We have asked ${institution}.`,
  unanswered: (institution) =>
    `${institution} did not answer in time, so the credit stays unconfirmed. It can still answer.`,
  confirmed: (institution, answer) =>
    `Credit confirmed by ${institution}: up to ${hours(answer.hours)}, ${credits(answer.credits)}`,
  declined: (institution) => `${institution} gives no credit for this opportunity.`,
  taken_back: (institution) => `${institution} took its confirmation back.`,
  ended: (institution) => `${institution} is not asked at the moment.`,
};

/** The words of the pages on which staff of an institution answer. */
export const askedTexts = {
  title: 'Credit opportunities',
  organisation: 'Organisation',
  description: 'Opportunities that ask an institution to confirm their credit.',
  how: 'These opportunities say that your institution gives credit for them. Confirm it, or decline. They are open meanwhile, and say that you have not confirmed it.',
  tabs: {
    waiting: 'Waiting',
    confirmed: 'Confirmed',
    declined: 'Declined',
  } satisfies Record<CreditOpportunityList, string>,
  none: {
    waiting: 'No opportunity waits for your answer.',
    confirmed: 'You have confirmed no opportunity.',
    declined: 'You have declined no opportunity.',
  } satisfies Record<CreditOpportunityList, string>,
  more: 'More opportunities',
  given: (project: string, count: number) => `${project} · credit for ${hours(count)}`,
  state: ({ state, hours: most, credits: count, dueAt }: Answer): string => {
    if (state === 'asked') return dueAt ? `Answer by ${shortDay(dueAt)}` : 'Waits for your answer';
    if (state === 'unanswered') return 'The time to answer is over. You can still answer.';
    if (state === 'confirmed') return `Confirmed: up to ${hours(most)}, ${credits(count)}`;
    if (state === 'declined') return 'Declined';
    return state === 'taken_back' ? 'You took the confirmation back' : 'Ended';
  },
  one: 'Credit of an opportunity',
  read: 'Read the opportunity',
  says: (count: number) => `It says that students get credit for ${hours(count)}.`,
  own: 'You are in the team of this project, so other staff of your institution answer.',
  confirm: 'Confirm the credit',
  change: 'Change what you confirm',
  hours: 'Hours, at most',
  hoursHint: (count: number) => `At most ${number(count)}, as the opportunity says.`,
  cohorts: 'It counts for the students of',
  rule: (perCredit: number, most: number) => `1 credit for ${hours(perCredit)}, at most ${credits(most)}.`,
  noRule: 'This cohort has no rule of credit yet.',
  noCohorts: 'No cohort has a rule of credit yet. Set the rule on the page of a cohort first.',
  toCohorts: 'Cohorts',
  confirmButton: 'Confirm',
  void: 'If the terms of the opportunity get worse, your confirmation ends and we ask you again.',
  decline: 'Decline',
  declineHow: 'The opportunity stays open and says that you have not confirmed the credit.',
  takeBack: 'Take the confirmation back',
  takeBackHow: 'The opportunity says from then on that you have not confirmed the credit.',
  reason: 'Reason',
  reasonHint: 'The team reads it.',
  done: {
    confirmed: 'The credit is confirmed, and the team is told.',
    declined: 'The team is told.',
    takenBack: 'The confirmation is taken back, and the team is told.',
  },
  partTitle: 'Credit opportunities',
  partSaid: 'This institution has confirmed that its students can get credit for these opportunities.',
  all: 'All opportunities with credit from here',
};
