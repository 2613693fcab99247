import type { AskLack, Give } from '#contract/interests/limits.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import { day, number } from '#web/ground/texts/amounts.ts';

export const giveNames: Record<Give, string> = {
  Time: 'Time',
  Advice: 'Advice',
  Contacts: 'Contacts',
  Customers: 'Customers',
  Machines: 'Machines',
  Rooms: 'Rooms',
};

/** The sentence to which each such member agrees before the first request. */
export const promiseText = 'I never ask a founder for money to be heard, judged or introduced.';

export const interestTexts = {
  title: 'Interests',
  description: 'What interests you as an investor or industry professional, and what you can give.',
  noMark:
    'This is for members with the mark of an investor or an industry professional. With it you can ask projects for an introduction, and founders can ask you.',
  toMark: 'Get the mark',
  how: 'Owners of projects read this when you ask them, and when you are open to their requests. We ask for no amounts.',
  sectors: `Sectors (up to ${number(limits.sectors)})`,
  stages: 'Stages',
  districts: 'Districts',
  districtsHint: `Cities or districts, one on each line. Up to ${number(limits.districts)}.`,
  gives: 'What I can give',
  about: 'In your own words',
  aboutHint: 'Name no amounts and no prices. Nothing may be offered here.',
  openFor: 'Owners of projects may ask me about',
  openForHint:
    'If you tick one, members find you by it and read these interests. If you tick none, no one can ask you.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  remove: 'Delete my interests',
  removeHow: 'No one can ask you any more. Your promise stays.',
  removed: 'Your interests are deleted.',
  promise: 'Your promise',
  promisedOn: (on: string) => `You promised on ${day(on)}: “${promiseText}”`,
  notPromised: 'Before you ask a project you promise one thing.',
  toPromise: 'Read the promise',
  next: 'What you can do next',
  toProjects: 'Find projects and save a search',
  toProjectsFacts: 'New results come by email on Mondays',
  toIntroductions: 'My introductions',
  toIntroductionsFacts: 'Requests to you and from you',
  toMentoring: 'Offer mentoring',
  toMentoringFacts: 'Open a page as a mentor',
  toAdvice: 'All projects that look for advice',
  advice: 'Projects that look for advice',
  adviceNone: 'No project looks for advice at present.',
} as const;

export const promiseTexts = {
  title: 'Your promise',
  description: 'What you promise before you ask a project for an introduction.',
  why: 'Founders pay no one to be heard here. If you ask for money, we end your mark and close your page as a mentor. You get neither again for 12 months.',
  submit: 'I promise this',
  submitting: 'Saving…',
} as const;

export const askerTexts = {
  title: 'Introductions',
  description: 'Which members may ask the owners of a project for an introduction.',
  up: 'Project',
  how: 'Choose who may ask the owners for an introduction. Until you choose, no one may. No public page says what you choose.',
  investors: 'Investors may ask',
  professionals: 'Industry professionals may ask',
  money: 'No one may take money from you to hear, judge or introduce you. Report it if someone asks.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  toRequests: 'Requests to us and how many may wait',
} as const;

export const askTexts = {
  title: 'Ask for an introduction',
  first: {
    interests: 'First say your interests',
    promise: 'First read and make one promise',
  } satisfies Record<AskLack, string>,
  projectHow: 'You can ask the owners of this project to talk with you.',
  person: (name: string) => `${name} is open to introductions`,
  personHow: 'Owners of projects may ask. They read one of your projects with your request.',
  noProject: 'Start a project first, then you can ask.',
} as const;
