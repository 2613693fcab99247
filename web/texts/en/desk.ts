import type { LetterName } from '#core/ground/letters.ts';
import { plural } from '../amounts.ts';

/** Texts of the administrators' pages. */
export const deskTexts = {
  title: 'Administration',
  rooms: {
    enquiries: 'Enquiries',
    accounts: 'Accounts',
    guardians: 'Guardians',
    letters: 'Letters',
    log: 'Log',
  },
  pages: 'Pages of the list',
  older: 'Older',
  more: 'More',
  first: 'First page',
} as const;

export const enquiryTexts = {
  states: { open: 'Open', answered: 'Answered' },
  list: 'Which enquiries',
  noneOpen: 'No open enquiries. Whatever is written through the contact form appears here.',
  noneAnswered: 'No answered enquiries yet.',
  one: 'Enquiry',
  back: 'All enquiries',
  from: (name: string, email: string) => `${name}, ${email}`,
  answers: 'Answers',
  answeredBy: (name: string) => (name ? `${name} answered` : 'Answered'),
  answer: 'Your answer',
  answerHint: 'Leaves by mail, with the enquiry below it.',
  send: 'Send answer',
  sending: 'Sending...',
  close: 'Needs no answer',
  reopen: 'Open again',
  done: {
    answered: 'Your answer is on its way.',
    closed: 'The enquiry is under Answered.',
    reopened: 'The enquiry is open again.',
  },
  unsent: 'What you had written',
} as const;

export const accountTexts = {
  search: 'Search accounts',
  searchHint: 'Part of a name or email, or a whole id. Searches are written down in the log.',
  submit: 'Search',
  newest: 'Newest accounts',
  found: (words: string) => `Accounts with “${words}”`,
  none: 'No account matches.',
  one: 'Account',
  back: 'All accounts',
  nameless: 'No name yet',
  badges: {
    suspended: 'Suspended',
    restricted: 'Waits for a guardian',
    leaving: 'Leaving',
    unproven: 'Email not verified',
  },
  fields: {
    email: 'Email',
    id: 'Id',
    joined: 'Joined',
    seen: 'Last seen',
    age: 'Age',
    sessions: 'Open sessions',
    leaves: 'Will be removed on',
    role: 'Role',
    phone: 'Phone',
    location: 'Location',
    college: 'College',
    companyUrl: 'Company URL',
  },
  ages: {
    unknown: 'Not said',
    waiting: 'Under 18, waits for a guardian',
    minor: 'Under 18, with a guardian’s consent',
    adult: '18 or older',
  },
  noProfile: 'There is no profile yet.',
  suspendedOn: (day: string) => `Suspended on ${day}, without an end`,
  suspendedUntil: (moment: string) => `Suspended until ${moment}`,
  protected: 'This account cannot be suspended: its email is that of an administrator.',
  suspend: 'Suspend this account',
  suspendHint:
    'All sessions end at once, and signing in is refused. The person is told by mail, with your reason.',
  reason: 'Reason',
  reasonRead: 'The person reads it. 3 to 500 characters.',
  reasonLogged: 'Stands in the log alone. 3 to 500 characters.',
  period: 'For how long',
  days: (count: number) =>
    plural(count, { one: (shown) => `${shown} day`, other: (shown) => `${shown} days` }),
  withoutEnd: 'Without an end',
  confirmSuspend: 'Suspend',
  end: 'End the suspension',
  endHint: 'Signing in works again. The person is told by mail.',
  confirmEnd: 'Let in again',
  correct: 'Correct the date of birth',
  correctHint:
    'Who turns out to be under 18 is restricted at once, loses what may not be kept of a child, and has to name a guardian. Who turns out to be an adult is free.',
  confirmCorrect: 'Correct',
  done: {
    suspended: 'The account is suspended.',
    ended: 'The account is open again.',
    corrected: 'The date of birth is corrected.',
    allowed: 'The child may name another guardian.',
    declined: 'The refusal stands.',
  },
} as const;

export const guardianTexts = {
  intro:
    'Children whose guardian has refused or has taken the consent back, the longest waiting first. Until somebody has looked, they cannot name another one.',
  none: 'No refusal waits for you.',
  refused: (day: string) => `Refused on ${day}.`,
  erased: (day: string) => `The account is erased on ${day}.`,
  title: 'A guardian has refused',
  waits: 'Nobody has looked at it yet. Until then the child cannot name another guardian.',
  stands: 'Somebody has looked at it, and the refusal stands.',
  decide: 'Decide',
  allow: 'Let them name another',
  decline: 'Let the refusal stand',
} as const;

/** Every kind of letter there is, as administrators read it. */
export const letterKinds: Record<LetterName, string> = {
  'account-suspended': 'Account suspended',
  'suspension-ended': 'Suspension ended',
  'birth-date-corrected': 'Date of birth corrected',
  'confirmation-code': 'Code to give up an account',
  'email-change': 'Code for a new email',
  'email-changed': 'Email changed',
  enquiry: 'Enquiry to us',
  'enquiry-answer': 'Answer to an enquiry',
  'enquiry-confirmation': 'Enquiry received',
  'guardian-code': 'Code by which a guardian agrees',
  'guardian-answer': 'Answer of a guardian',
  'guardian-erasure-notice': 'Notice before an erasure',
  'guardian-request': 'Request to a guardian',
  leaving: 'Account to be deleted',
  'log-in-code': 'Code to sign in',
  'new-device': 'Sign-in from a new device',
  'password-changed': 'Password changed',
  recovery: 'Link to a new password',
  'turn-lapsed': 'Time to answer is over',
  'turn-reminder': 'Reminder of a turn',
  'sign-up-code': 'Code to sign up',
  verification: 'Link to verify an email',
  welcome: 'Welcome',
};

export const letterTexts = {
  intro:
    'What the mail server did not take. Held letters are tried again by themselves, with growing pauses; failed ones wait here for you.',
  counts: {
    waiting: 'Waiting',
    held: 'Held',
    failed: 'Failed',
    oldest: 'Oldest due since',
    nothingDue: 'Nothing due',
  },
  none: 'Every letter has left at its first try.',
  kindTo: (kind: string, to: string) => `${kind}, to ${to}`,
  states: { held: 'Held', failed: 'Failed' },
  tries: (count: number, since: string) =>
    plural(count, {
      one: (shown) => `Tried ${shown} time since ${since}.`,
      other: (shown) => `Tried ${shown} times since ${since}.`,
    }),
  nextTry: (at: string) => `Next try: ${at}.`,
  outlived:
    'Not sent any more: its code has expired, or whom it was for has gone. Who asks again gets a new one.',
  send: 'Send again',
  sendNamed: (kind: string, id: string) => `Send again: ${kind}, ${id}`,
  drop: 'Drop',
  dropNamed: (kind: string, id: string) => `Drop: ${kind}, ${id}`,
  done: { sent: 'The letter is on its way again.', dropped: 'The letter is dropped.' },
} as const;

export const logTexts = {
  intro: 'Everything administrators have done, the newest first. Nothing in it can be changed.',
  none: 'Nothing has been done yet.',
  actions: {
    'enquiries.listed': 'looked through the enquiries',
    'enquiry.opened': 'read an enquiry',
    'enquiry.answered': 'answered an enquiry',
    'enquiry.closed': 'closed an enquiry',
    'enquiry.reopened': 'opened an enquiry again',
    'accounts.searched': 'searched accounts',
    'account.opened': 'looked at an account',
    'account.suspended': 'suspended an account',
    'account.suspensionEnded': 'ended the suspension of an account',
    'guardians.listed': 'looked through the refusals of guardians',
    'account.guardianAllowed': 'let a child name another guardian',
    'account.guardianDeclined': 'let a guardian’s refusal stand',
    'account.birthDateCorrected': 'corrected a date of birth',
    'letters.listed': 'looked through the letters in trouble',
    'letter.sentAgain': 'sent a letter again',
    'letter.dropped': 'dropped a letter',
  },
  removed: (id: string) => `removed (${id})`,
  everybody: 'all of them',
} as const;
