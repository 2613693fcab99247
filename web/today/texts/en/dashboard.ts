import { moreTimeTexts } from '#web/deadlines/texts/en/more-time.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';

export const forYouTexts = {
  title: 'For you',
  all: 'All opportunities that fit your hours',
} as const;

export const weekTexts = {
  title: 'The next 7 days',
} as const;

/** Where to go from here, where nothing waits; sent along by the server: no page carries it. */
export const nothingTexts = {
  title: 'Nothing waits for you',
  text: 'Your profile is complete. Find an opportunity, start a project of your own, or ask us what fits you.',
  textYet: 'Your profile is complete. Have a look at what others have begun, or ask us what fits you.',
  find: 'Find an opportunity',
  begin: 'Start a project',
  read: 'Read how others began',
  ask: 'Ask us something',
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
  hoursAWeek: (hours: number) =>
    plural(hours, { one: (shown) => `${shown} hour a week`, other: (shown) => `${shown} hours a week` }),
  eveningsAWeek: (evenings: number) =>
    plural(evenings, {
      one: (shown) => `${shown} evening a week`,
      other: (shown) => `${shown} evenings a week`,
    }),
  notProvided: 'Not provided',
  notSpecified: 'Not specified',
} as const;

/** The words for a member who has just come in. */
export const arrivalTexts = {
  entered: () => 'You are signed in.',
  joined: (name: string) => `Welcome to Saharambh, ${name}! Your account is ready.`,
  told: () => 'Thank you. Your date of birth is saved.',
  extended: () => moreTimeTexts.saved,
  existing: () => 'You already have an account with this email, so we signed you in.',
} as const;

/** When a turn is due; sent along by the server. */
export const dueTexts = {
  until: (dueAt: string) => `by ${shortDay(dueAt)}`,
  since: (beganAt: string) => `since ${shortDay(beganAt)}`,
  late: 'We are late with this. It comes first now.',
  over: 'That time is over. It can still be done.',
} as const;

export const turnTexts = {
  title: (count: number) => `Your turn (${number(count)})`,
  own: 'For yourself',
  unverified: 'Your email is not verified yet',
  verify: (email: string) => `Follow the link that we send to ${email}, so that we know it is yours.`,
  birthDate: 'Tell us your date of birth',
  birthDateWhy:
    'Until then your dashboard, settings and rights are open to you. We ask once, and show it to no one.',
  blank: 'Fill in your profile',
  fill: 'Say who you are and what you can do.',
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
  others: (count: number) => `Waiting for others (${number(count)})`,
  moreTime: 'Ask for more time',
  extra: (days: number, reason: string) =>
    `${plural(days, { one: () => 'One day', other: (shown) => `${shown} days` })} more: ${reason}`,
} as const;
