import type { TurnKind } from '#contract/turns.ts';
import { number, plural, shortDay } from '../amounts.ts';
import { moreTimeTexts } from './more-time.ts';

/** What a turn is about, and who is on the other side. */
type Told = { thing: string; person: string };

export const fittingTexts = {
  title: (hours: number) =>
    plural(hours, { one: () => 'Fits your hour a week', other: (shown) => `Fits your ${shown} hours` }),
  all: 'All that fits',
} as const;

export const ownProjectsTodayTexts = {
  title: 'My projects',
  all: (count: number) => `All ${number(count)}`,
} as const;

export const dashboardTexts = {
  pageTitle: 'Dashboard',
  today: 'Today',
  description: 'What waits for you on Saharambh today, and your profile.',
  welcome: (name: string) => `Welcome back, ${name}!`,
  manage: 'Manage your profile',
  logOut: 'Logout',
  logOutHint: 'Ends your sign-in on all your devices.',
  card: 'Profile Information',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    role: 'Role',
    college: 'College',
    level: 'Education level',
    degree: 'Degree or class',
    field: 'Field of study',
    skills: 'Skills',
    hours: 'Time',
    topics: 'Topics',
    evenings: 'Time',
  },
  hoursAWeek: (hours: number) => (hours === 1 ? '1 hour a week' : `${number(hours)} hours a week`),
  eveningsAWeek: (evenings: number) =>
    evenings === 1 ? '1 evening a week' : `${number(evenings)} evenings a week`,
  notProvided: 'Not provided',
  notSpecified: 'Not specified',
} as const;

/** What somebody who has just come in is told. */
export const arrivalTexts = {
  entered: () => 'You are signed in.',
  joined: (name: string) => `Welcome to Saharambh, ${name}! Your account is ready.`,
  told: () => 'Thank you. Your date of birth is saved.',
  extended: () => moreTimeTexts.saved,
  existing: () => 'You already have an account with this email, so we signed you in.',
} as const;

export const turnTexts = {
  title: (count: number) => `Your turn (${number(count)})`,
  own: 'For yourself',
  unverified: 'Your email is not verified yet',
  verify: (email: string) => `Follow the link that we send to ${email}, so that we know it is yours.`,
  birthDate: 'Tell us your date of birth',
  birthDateWhy:
    'Until then your dashboard, settings and rights are open to you. We ask once, and show it to nobody.',
  blank: 'Fill in your profile',
  fill: 'Tell the others who you are and what you can do.',
  complete: (done: number, parts: number) => `Complete your profile: ${number(done)} of ${number(parts)}`,
  missing: (parts: string[]) => `Still missing: ${parts.join(', ')}.`,
  parts: {
    phone: 'phone',
    location: 'location',
    education: 'education',
    college: 'college',
    resume: 'resume',
    companyUrl: 'company URL',
    portfolio: 'portfolio',
  },
  skills: 'Two questions, if you like',
  skillsWhy: {
    member: 'What can you do, and how many hours a week do you have?',
    mentor: 'Which topics do you help with, and how many evenings a week do you have?',
  },
  until: (dueAt: string) => `by ${shortDay(dueAt)}`,
  others: (count: number) => `Waiting for others (${number(count)})`,
  mine: {
    verification_review: ({ thing }) => `Look at a verification: ${thing}`,
    team_invitation: ({ thing, person }) => `Answer ${person || 'a team'} about joining ${thing}`,
    owner_hand_over: ({ thing, person }) => `Answer ${person || 'a team'} about owning ${thing}`,
    owner_succession: ({ thing }) => `Say whether you will own ${thing}`,
    case_appeal: ({ thing }) => `Look once more at a decision about ${thing}`,
    project_appeal: ({ thing }) => `Look once more at the removal of ${thing}`,
    opportunity_review: ({ thing }) => `Look at an opportunity: ${thing}`,
    first_message: ({ person }) => `Answer the first message of ${person}`,
    application_first_decision: ({ thing, person }) => `Answer ${person} about ${thing}`,
    application_later_decision: ({ thing, person }) => `Decide with ${person} about ${thing}`,
    terms_confirmation: ({ thing }) => `Say whether you still want ${thing}`,
    trial_task: ({ thing }) => `Hand in the trial task of ${thing}`,
    offer: ({ thing }) => `Answer the offer of ${thing}`,
    interview_answer: ({ thing }) => `Choose a time for the interview about ${thing}`,
    agreement_answer: ({ thing }) => `Answer or sign the agreement: ${thing}`,
  } satisfies Record<TurnKind, (told: Told) => string>,
  awaited: {
    verification_review: ({ thing }) => `We look at your verification: ${thing}`,
    team_invitation: ({ thing }) => `Somebody answers about joining ${thing}`,
    owner_hand_over: ({ thing }) => `Somebody answers about owning ${thing}`,
    owner_succession: ({ thing }) => `Somebody answers about owning ${thing}`,
    case_appeal: ({ thing }) => `We look once more at our decision about ${thing}`,
    project_appeal: ({ thing }) => `We look once more at the removal of ${thing}`,
    opportunity_review: ({ thing }) => `We look at your opportunity: ${thing}`,
    first_message: ({ thing }) => `${thing} answers your first message`,
    application_first_decision: ({ thing }) => `The team answers your application for ${thing}`,
    application_later_decision: ({ thing }) => `The team decides about ${thing}`,
    interview_answer: ({ thing }) => `They choose a time for the interview about ${thing}`,
    offer: ({ thing, person }) => `${person} answers your offer of ${thing}`,
    agreement_answer: ({ thing }) => `The other side answers or signs the agreement: ${thing}`,
    trial_task: ({ thing, person }) => `${person} does the trial task of ${thing}`,
    terms_confirmation: ({ thing, person }) => `${person} says whether they still want ${thing}`,
  } satisfies Record<TurnKind, (told: Told) => string>,
  late: 'We are late with this. It comes first now.',
  moreTime: 'Ask for more time',
  extra: (days: number, reason: string) =>
    `${plural(days, { one: () => 'One day', other: (shown) => `${shown} days` })} more: ${reason}`,
  nothing: {
    title: 'Nothing waits for you',
    text: 'Your profile is complete. Have a look at what others have begun, or ask us what fits you.',
    read: 'Read how others began',
    ask: 'Ask us something',
  },
} as const;
