import type { TurnKind } from '#contract/turns.ts';
import { number, plural, shortDay } from '../amounts.ts';

/** What a turn is about, and who is on the other side. */
type Told = { thing: string; person: string };

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
  } satisfies Record<TurnKind, (told: Told) => string>,
  awaited: {
    verification_review: ({ thing }) => `We look at your verification: ${thing}`,
    team_invitation: ({ thing }) => `Somebody answers about joining ${thing}`,
    owner_hand_over: ({ thing }) => `Somebody answers about owning ${thing}`,
    owner_succession: ({ thing }) => `Somebody answers about owning ${thing}`,
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

export const moreTimeTexts = {
  pageTitle: 'Ask for more time',
  description: 'Once, with a reason that the other side reads.',
  why: (dueAt: string) =>
    `It is due by ${shortDay(dueAt)}. You can ask for up to 7 days more, once. The other side reads why.`,
  days: 'How many days more?',
  daysHint: 'From 1 to 7.',
  reason: 'Why?',
  reasonHint: 'One or two sentences, up to 300 characters.',
  save: 'Ask for more time',
  saving: 'Asking...',
  closed: 'There is no more time to ask for here: it was asked for already, or cannot be.',
  saved: 'You have more time. The other side can read why.',
} as const;

export const youTexts = {
  description: 'Your photo, your profile and your settings.',
  profile: 'Name, role, place, studies or work',
  skills: 'What you can do, and when you have time',
  verification: 'Verification',
  verificationFacts: 'What others can rely on about you',
  settings: 'Signing in, devices, mail, your data',
  logOutHint: 'Ends your sign-in on all your devices.',
} as const;

export const editTexts = {
  open: 'Edit profile',
  pageTitle: 'Your profile',
  description: 'What others see of you, to be changed.',
  title: 'About you',
  studies: 'Your studies',
  work: 'Your work',
  save: 'Save profile',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Your profile is saved.',
  kept: 'Your session has ended. What you typed is kept.',
  signInAgain: 'Sign in again',
  resume: 'Resume',
  portfolio: 'Portfolio',
  birthDate: (day: string) =>
    `You were born on ${day}. It cannot be changed here: please write to us if it is wrong.`,
  waiting: 'This opens when your parent or guardian has agreed.',
  ageless: 'Files and a photo can be added once we know your date of birth.',
  tellBirthDate: 'Tell us your date of birth',
  download: 'Download',
} as const;

/** Where no scripts run. */
export const plainUploadTexts = {
  photo: 'Photo',
  photoHint: 'A JPEG, PNG or WebP. Its middle square is kept; no place, no time, no device.',
  upload: 'Upload',
  remove: (thing: string) => `Remove: ${thing}`,
  fileSaved: 'Your file is saved.',
  photoSaved: 'Your photo is saved.',
  elsewhere: {
    resumes: 'Your resume is added and removed on the page You',
    portfolios: 'Your portfolio is added and removed on the page You',
  },
} as const;

export const birthDateTexts = {
  pageTitle: 'Your date of birth',
  description: 'Asked once, and shown to nobody.',
  why: 'Some doors open only to adults, and members under 18 need a parent or guardian who agrees. We ask once, and show it to nobody. Please look twice: it cannot be changed here afterwards.',
  ifYoung:
    'If you are under 18: as soon as you save it, we delete your phone, place, role, college and links, your photo and files and your consent to news, and nobody else can see your account. Only your name, your email and your date of birth stay. You then name a parent or guardian; when they agree, you can fill in everything again. When nobody agrees for 7 days, the account is deleted.',
  save: 'Save',
  saving: 'Saving...',
  known: 'Your date of birth is with us already. Please write to us if it is wrong.',
} as const;

export const skillsTexts = {
  pageTitle: 'Skills and time',
  description: 'What you can do, and how much time you have in a week.',
  why: 'Both are optional. They stand on your profile card, and will help to find work that fits you.',
  member: {
    skills: 'What can you do?',
    skillsHint: 'Up to 15, with commas between them: Accounting, JavaScript, Field Sales.',
    time: 'Hours a week',
    timeHint: 'As many as you really have, up to 48.',
  },
  mentor: {
    skills: 'Which topics do you help with?',
    skillsHint: 'Up to 15, with commas between them: Negotiation, Product Design, GST Filing.',
    time: 'Evenings a week',
    timeHint: 'From 1 to 7.',
  },
  save: 'Save',
  saving: 'Saving...',
  skip: 'Not now',
  ageless: 'This opens once we know your date of birth.',
  waiting: 'This opens when your parent or guardian has agreed.',
} as const;
