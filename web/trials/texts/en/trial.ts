import { trialTerms } from '#contract/agreements/trial-limits.ts';
import { projectLimits } from '#contract/projects/limits.ts';
import type { TrialQuestion, yesOrNo } from '#rules/trials/questions.ts';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { TrialDecision, TrialState } from '#rules/trials/trial-states.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';

const { days, moreDays, milestones } = trialTerms;
type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'the other member';
/** At the beginning of a sentence. */
const firstNameOf = (person: Named | null) => person?.name || 'The other member';

/** The question, and what helps to answer it. */
type Asked = { label: string; hint?: string };

export const trialTexts = {
  title: 'Begin together',
  up: 'Introductions',
  description: 'Eight questions for two members, and a trial.',
  with: (person: Named | null) =>
    person ? `With ${person.name}` : 'This member is not available at present.',
  busy: 'One moment…',
  questions: {
    heading: 'Eight questions',
    how: (person: Named | null) =>
      `Each of you answers alone. You read the answers of ${nameOf(person)} when both of you have handed in, and not before.`,
    open: 'Both of you have handed in. Each of you reads both sets of answers.',
    kept: `The answers are erased ${limits.setsKeptDays} days after they are closed or you part, and at the latest after ${limits.setsKeptMonths} months.`,
    asked: {
      hours: { label: 'How many hours a week can you give now, and how many in a year?' },
      months: { label: 'For how many months can you work without pay?' },
      savings: { label: 'Would you put your own savings at risk?' },
      decides: { label: 'Who decides when you do not agree?' },
      equal: { label: 'Do you want equal parts or not, and why?' },
      place: { label: 'Where do you want to work?' },
      leaving: { label: 'What happens if one of you leaves?' },
      stopping: { label: 'What would make you stop?' },
    } satisfies Record<TrialQuestion, Asked>,
    yesOrNo: { yes: 'Yes', no: 'No' } satisfies Record<(typeof yesOrNo)[number], string>,
    choose: 'Choose one',
    handIn: 'Hand in my answers',
    handInHow: 'You can take them back until the other member hands in too.',
    waits: (person: Named | null) =>
      `Your answers are handed in. ${firstNameOf(person)} has not answered yet.`,
    otherWaits: 'The other member has handed in. You read their answers as soon as you hand in yours.',
    takeBack: 'Take my answers back',
    close: 'Close the questions',
    closeHow: 'Then neither of you reads the answers of the other any more. You cannot open them again.',
    closed: (at: string) =>
      `The questions are closed since ${day(at)}. Neither of you reads the answers of the other.`,
    own: 'You',
    report: 'Report these answers',
  },
  trial: {
    heading: 'A trial',
    what: `You work together for ${days.min} to ${days.max} days, under an agreement that both of you sign. It gives money for the work, a promise of shares, or both. Work for nothing is not possible.`,
    signs: 'One of you signs for the project. A trial makes nobody a partner, employee or shareholder.',
    states: {
      draft: 'The terms are being written.',
      proposed: 'The agreement is proposed. It begins when both of you have signed.',
      running: 'Both of you have signed the trial.',
      answering: 'The last day has come. Each of you says how it goes on.',
      extending: 'Two weeks more are proposed. If one of you does not sign them, you part.',
      gone_on: 'Both of you go on together.',
      parted: 'You part here. The agreement ends by its own rules.',
      over: 'The agreement was not signed.',
    } satisfies Record<TrialState, string>,
    draftOf: (person: Named | null) =>
      `The terms are written by ${nameOf(person)}. You read them when they are proposed.`,
    draftOfOther: `If they are not proposed within ${limits.draftDays} days, the draft is dropped, and you can begin a trial yourself.`,
    draftHow: `If you do not propose them within ${limits.draftDays} days, the draft is dropped.`,
    days: (first: string, last: string) => `From ${day(first)} to ${day(last)}.`,
    project: (name: string) => `Project: ${name}`,
    agreement: 'Open the agreement',
    draft: 'Finish and propose the agreement',
    amendment: 'Read and sign the two weeks more',
    invites:
      'If both of you go on, the member who did not sign for the project is invited to become an owner of it.',
    invitesNone: `This project takes no other owner now: it has ${projectLimits.owners} owners, or it is archived. If both of you go on, no invitation to own it is made.`,
    invitedOther: (person: Named | null) =>
      `${firstNameOf(person)} is invited to become an owner of the project.`,
    invitedYou:
      'You are invited to become an owner of the project. The invitation stands on Today until you answer it.',
    invitedNone: `No invitation to own the project was made: it had ${projectLimits.owners} owners, or it was archived.`,
    begin: {
      heading: 'Begin a trial',
      how: 'You sign for the project, and the other member does the work of the agreement. You can change all terms before you propose it.',
      choose: 'Choose one',
      project: 'Your project',
      noProject: 'You own no project yet. Begin a draft of one first: only its team sees it.',
      newProject: 'Begin a draft project',
      firstDay: 'First day',
      days: 'Number of days',
      daysHint: `${days.min} to ${days.max}. You can add ${moreDays} more once.`,
      parts: 'Number of milestones',
      partsHint: `1 to ${milestones}`,
      hours: 'Hours a week',
      value: 'Value of all the work',
      valueHint: 'All of it can become a promise of shares, which you add to the terms.',
      currency: 'Currency',
      submit: 'Write the agreement',
    },
    decide: {
      heading: 'How does it go on?',
      how: 'Your answer shows when both are in or the time is over. Without an answer you part.',
      until: (at: string) => `Answer by ${moment(at)}.`,
      submit: 'Send my answer',
      own: (decision: TrialDecision) => `Your answer: ${decisions[decision]}`,
      other: (decision: TrialDecision) => `Their answer: ${decisions[decision]}`,
      label: 'Your answer',
    },
  },
  done: {
    handedIn: 'Your answers are handed in.',
    takenBack: 'Your answers are taken back. Change them, and hand them in again.',
    closed: 'The questions are closed.',
    begun: 'The draft is begun.',
    decided: 'Your answer is kept.',
  } as Record<string, string>,
};

export const decisions: Record<TrialDecision, string> = {
  go_on: 'Go on',
  two_weeks: 'Two weeks more',
  part: 'Part here',
};
