import type { LedgerFault } from '#contract/ledger/desk-calls.ts';
import { plural } from '#web/ground/texts/amounts.ts';

/** Texts of the administration. */
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
    letters: 'Emails',
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
  noneOpen: 'No open enquiries. Here you find each text that people send through the contact form.',
  noneAnswered: 'No answered enquiries yet.',
  one: 'Enquiry',
  back: 'All enquiries',
  from: (name: string, email: string) => `${name}, ${email}`,
  answers: 'Answers',
  answeredBy: (name: string) => (name ? `${name} answered` : 'Answered'),
  answer: 'Your answer',
  answerHint: 'We email it, with the enquiry below it.',
  send: 'Send answer',
  sending: 'Sending...',
  close: 'Needs no answer',
  reopen: 'Open again',
  done: {
    answered: 'We send your answer.',
    closed: 'The enquiry is under Answered.',
    reopened: 'The enquiry is open again.',
  },
  unsent: 'What you had written',
} as const;

export const accountTexts = {
  search: 'Search accounts',
  searchHint: 'Part of a name or email, or a whole id. The log records each search.',
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
  protected: 'You cannot suspend this account: it belongs to an administrator.',
  suspend: 'Suspend this account',
  suspendHint:
    'This ends all sessions at once, and the member cannot sign in. We email them your reason. 7 days begin at once. For more days, other staff must confirm.',
  longerWaits: 'A longer suspension waits for other staff',
  childWaits: 'The corrected date of birth waits for other staff. Nothing is erased yet',
  reason: 'Reason',
  reasonRead: 'The person reads it. 3 to 500 characters.',
  reasonLogged: 'Only the log has it. 3 to 500 characters.',
  period: 'For how long',
  days: (count: number) =>
    plural(count, { one: (shown) => `${shown} day`, other: (shown) => `${shown} days` }),
  withoutEnd: 'Without an end',
  confirmSuspend: 'Suspend',
  end: 'End the suspension',
  endHint: 'The member can sign in again. We email them.',
  confirmEnd: 'Open the account again',
  correct: 'Correct the date of birth',
  correctHint:
    'If the member is under 18 by the new date, we restrict the account at once and erase the data that we may not keep of a child. The member must name a guardian. If the member is an adult, the restriction ends.',
  confirmCorrect: 'Correct',
  done: {
    suspended: 'The account is suspended.',
    ended: 'The account is open again.',
    corrected:
      'The date of birth is corrected. Where it makes a member a child, other staff must confirm before anything is erased.',
    allowed: 'The child may name another guardian.',
    declined: 'The refusal does not change.',
  },
} as const;

export const guardianTexts = {
  intro:
    'Children whose guardian has refused or withdrawn the consent, the longest wait first. They cannot name another guardian until our staff have looked at it.',
  none: 'No refusal waits for you.',
  refused: (day: string) => `Refused on ${day}.`,
  erased: (day: string) => `The account is erased on ${day}.`,
  title: 'A guardian has refused',
  waits: 'No staff have looked at it yet. Until then the child cannot name another guardian.',
  stands: 'Our staff have looked at it. The refusal does not change.',
  decide: 'Decide',
  allow: 'Let them name another',
  decline: 'Keep the refusal',
} as const;

export const emailTexts = {
  intro:
    'Emails that the mail server did not take. The server tries held emails again, with growing pauses. Failed emails wait here for you.',
  counts: {
    waiting: 'Waiting',
    held: 'Held',
    failed: 'Failed',
    oldest: 'Oldest due since',
    nothingDue: 'Nothing due',
  },
  none: 'Every email was sent at its first try.',
  kindTo: (kind: string, to: string) => `${kind}, to ${to}`,
  states: { held: 'Held', failed: 'Failed' },
  tries: (count: number, since: string) =>
    plural(count, {
      one: (shown) => `Tried ${shown} time since ${since}.`,
      other: (shown) => `Tried ${shown} times since ${since}.`,
    }),
  nextTry: (at: string) => `Next try: ${at}.`,
  outlived:
    'Do not send it any more. Its code has expired, or its receiver has left. If they ask again, they get a new email.',
  send: 'Send again',
  sendNamed: (kind: string, id: string) => `Send again: ${kind}, ${id}`,
  drop: 'Drop',
  dropNamed: (kind: string, id: string) => `Drop: ${kind}, ${id}`,
  done: { sent: 'We send the email again.', dropped: 'The email is dropped.' },
} as const;

export const ledgerTexts = {
  intro:
    'Every day, and after each entry, the server computes the sums of each ledger again and compares each entry with its hash. This page names each difference until it is right again. It shows no amounts.',
  subjects: (count: string) => `${count} agreements and pools.`,
  unchecked: (count: string) => `${count} were never checked.`,
  oldest: (at: string) => `The oldest check was on ${at}.`,
  none: 'There is no difference.',
  alarm: (count: number) =>
    plural(count, {
      one: () => 'One ledger has a difference.',
      other: (shown) => `${shown} ledgers have a difference.`,
    }),
  kinds: { agreement: 'Agreement', pool: 'Pool of the project' },
  faults: {
    text: 'A signed text does not fit the signed hash.',
    chain: 'An entry was changed, or one is missing.',
    replay: 'The entries do not follow from each other.',
    entries: 'The number of entries is wrong.',
    stage: 'The state is wrong.',
    sums: 'The sums are wrong.',
    milestones: 'A milestone is wrong.',
    pool: 'The share of the pool that milestones hold is wrong.',
  } satisfies Record<LedgerFault, string>,
  since: (at: string) => `Since ${at}.`,
  checked: (at: string) => `Last checked on ${at}.`,
} as const;
