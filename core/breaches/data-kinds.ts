import type { BreachKind } from '#contract/breaches/limits.ts';

/** The kind of data in the tables of a module; `other` for modules that are not named. */
const kindOfModule: Readonly<Record<string, BreachKind>> = {
  accounts: 'account',
  addresses: 'account',
  'sign-ups': 'account',
  consents: 'account',
  sessions: 'sign_in',
  passwords: 'sign_in',
  codes: 'sign_in',
  factors: 'sign_in',
  profiles: 'profile',
  people: 'profile',
  standings: 'profile',
  avatars: 'profile',
  verifications: 'profile',
  guardians: 'guardian',
  files: 'files',
  conversations: 'messages',
  projects: 'projects',
  opportunities: 'projects',
  applications: 'applications',
  agreements: 'agreements',
  deadlines: 'agreements',
  mentors: 'mentoring',
  mentoring: 'mentoring',
  mentorships: 'mentoring',
  'written-reviews': 'mentoring',
  'office-hours': 'mentoring',
  'young-mentees': 'mentoring',
  cases: 'reports',
  blocks: 'reports',
  rights: 'reports',
  holds: 'reports',
  enquiries: 'words',
};

export const kindOf = (module: string): BreachKind => kindOfModule[module] ?? 'other';
