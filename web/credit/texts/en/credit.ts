import type { RuleParts } from '#contract/credit/shapes.ts';
import { list, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import { creditsOf, hoursOf } from './hours.ts';

const pieces = (count: number) =>
  plural(count, { one: () => '1 piece of work', other: (shown) => `${shown} pieces of work` });

/** The words of the student's list of claims, and of the page that begins one. */
export const creditTexts = {
  title: 'College credit',
  you: 'You',
  facts: 'Claims for the hours of your work, and your log',
  description: 'Your claims for college credit, and what you can claim now.',
  what: 'Hours that you worked in projects here can become credit at your institution. The project confirms your hours, then your institution decides.',
  noCohort: 'To claim credit, join your institution as its student first.',
  join: 'Join your institution',
  hosted: (count: number) =>
    plural(count, {
      one: () => '1 claim of a student waits for you as an owner of a project',
      other: (shown) => `${shown} claims of students wait for you as an owner of a project`,
    }),
  hostedAll: 'Claims of students in your projects',
  rule: ({ hoursACredit, leastHours, mostHours, mostCredits }: RuleParts) =>
    `${plural(hoursACredit, { one: () => '1 hour', other: (shown) => `${shown} hours` })} of work give 1 credit. You claim at least ${number(leastHours)} hours. At most ${number(mostHours)} hours and ${creditsOf(mostCredits)} count in this cohort.`,
  semesters: (semesters: readonly string[]) => `For students of semester ${list(semesters)}.`,
  approved: (minutes: number, credits: number) => `Approved: ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  open: (minutes: number, credits: number) => `In open claims: ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  noneYet: 'You have claimed nothing in this cohort yet.',
  can: 'You can claim now',
  canNone:
    'There is no work that you can claim now. You can claim milestones that a project has accepted, and lines of your log.',
  project: (lines: number, minutes: number) => `${pieces(lines)}, ${hoursOf(minutes)}`,
  logs: 'Your log of hours',
  logsHow: (count: number) =>
    plural(count, {
      one: () =>
        '1 opportunity that you joined gives credit without an agreement. Write down your hours for it.',
      other: (shown) =>
        `${shown} opportunities that you joined give credit without an agreement. Write down your hours for them.`,
    }),
  claims: 'Your claims',
  claimsNone: 'You have made no claim yet.',
  claimFacts: (institution: string, minutes: number, credits: number) =>
    `${institution} · ${hoursOf(minutes)}, ${creditsOf(credits)}`,
  claimFactsUntil: (institution: string, minutes: number, credits: number, until: string) =>
    `${institution} · ${hoursOf(minutes)}, ${creditsOf(credits)} · by ${shortDay(until)}`,
  draftFacts: (institution: string) => `${institution} · not sent yet`,
  deleted: 'The draft is deleted. Its work is free for another claim.',
  new: {
    title: 'Claim college credit',
    description: 'Choose the work for which you claim college credit.',
    what: 'One claim is for work in one project. Nothing is sent yet: on the next page you see what your work gives.',
    project: 'Project',
    show: 'Show the work',
    cohort: 'Institution',
    cohortOf: (institution: string, cohort: string) => `${institution}, ${cohort}`,
    work: (project: string) => `Your work in ${project}`,
    workHow: 'Tick what you claim. A piece of work counts in one claim only.',
    noHost: (project: string) =>
      `No owner of ${project} can confirm your hours. Your claim goes to the institution with evidence: you say how it can see your work.`,
    begin: 'Begin the claim',
    beginning: 'Saving…',
    barred: 'This cannot be claimed now',
    closed: 'You cannot claim now',
    none: 'There is no work that you can claim in this project.',
    milestone: (title: string, minutes: number, days: string) =>
      `${title} · milestone, ${hoursOf(minutes)}, ${days}`,
    log: (title: string, minutes: number, days: string) => `${title} · log, ${hoursOf(minutes)}, ${days}`,
    cut: (said: number, counted: number) =>
      `You handed in ${hoursOf(said)}. At most 12 hours a day count, so it counts as ${hoursOf(counted)}.`,
  },
  link: 'College credit',
  claimMilestone: 'Claim college credit for these hours',
  writeLog: 'Write down your hours for college credit',
  ofProject: 'Hours of students for college credit',
  leaves: (project: string, institution: string) => `Claim to ${institution} for work in ${project}`,
};
