import type { LedgerFault } from '#contract/ledger/desk-calls.ts';
import { plural } from '#web/ground/texts/amounts.ts';

/** Texts of the administrators' pages. */
export const deskTexts = {
  title: 'Administration',
  rooms: {
    disputes: 'Disputes',
    cases: 'Cases',
    enquiries: 'Enquiries',
    accounts: 'Accounts',
    guardians: 'Guardians',
    verifications: 'Verifications',
    opportunities: 'Opportunities',
    projects: 'Projects',
    academicDomains: 'Academic domains',
    causes: 'Contested causes',
    letters: 'Letters',
    ledgers: 'Ledgers',
    log: 'Log',
  },
  pages: 'Pages of the list',
  older: 'Older',
  more: 'More',
  first: 'First page',
  isLate: '! Late',
  allAccounts: 'all of them',
} as const;

/** Why the screening held a text. */
export const findingTexts = {
  found: 'Why it was held',
  why: {
    asks_for_money: 'Asks for money',
    asks_for_identity: 'Asks for identity documents',
    leads_away: 'Leads away from this site',
  } as Partial<Record<string, string>>,
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
    'All sessions end at once, and signing in is refused. The person is told by mail, with your reason. 7 days begin at once; another one of us confirms more.',
  longerWaits: 'A longer suspension waits for another one of us',
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

export const emailTexts = {
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

export const ledgerTexts = {
  intro:
    'Every day, and after each entry, what is kept beside a ledger is computed anew from it, and each entry is held against its hash. What differs is named here until it is right again; amounts are not shown.',
  subjects: (count: string) => `${count} agreements and pools.`,
  unchecked: (count: string) => `${count} were never looked at.`,
  oldest: (at: string) => `The one longest not looked at was checked on ${at}.`,
  none: 'Nothing differs.',
  alarm: (count: number) =>
    plural(count, {
      one: () => 'One ledger differs from what is kept beside it.',
      other: (shown) => `${shown} ledgers differ from what is kept beside them.`,
    }),
  kinds: { agreement: 'Agreement', pool: 'Pool of the project' },
  faults: {
    text: 'A signed text is not the one whose hash was signed.',
    chain: 'An entry is not the one that was written, or one is missing.',
    replay: 'The entries do not follow from each other.',
    entries: 'The number of entries is kept wrong.',
    stage: 'The state is kept wrong.',
    sums: 'The sums are kept wrong.',
    milestones: 'A milestone is kept wrong.',
    pool: 'What milestones hold of the pool is kept wrong.',
  } satisfies Record<LedgerFault, string>,
  since: (at: string) => `Since ${at}.`,
  checked: (at: string) => `Last checked on ${at}.`,
} as const;
