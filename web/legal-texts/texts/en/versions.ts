import { day } from '#web/ground/texts/amounts.ts';

/** At noon in India, so that every zone of our members has the same date. */
const dayOf = (date: string) => day(`${date}T12:00:00+05:30`);

/** Around the versions of a text. */
export const versionTexts = {
  state: {
    in_force: (inForce: string) => `In force since ${dayOf(inForce)}`,
    coming: (inForce: string) => `Not in force yet. It holds from ${dayOf(inForce)}.`,
    former: (inForce: string) => `An earlier version. It held from ${dayOf(inForce)}.`,
  },
  version: (version: string) => `Version ${version}`,
  titled: (title: string, version: string) => `${title}, version ${version}`,
  described: (description: string, version: string) => `Version ${version}. ${description}`,
  hash: (hash: string) => `SHA-256 ${hash}`,
  sooner: (law: string) => `It holds sooner than after 30 days because of a law: ${law}.`,
  coming: (inForce: string) => `A new version holds from ${dayOf(inForce)}.`,
  readComing: 'Read the new version and what changes',
  changes: 'What changes',
  differences: 'Word by word, compared with the version before',
  before: 'The version before',
  current: 'The version in force',
  versions: 'All versions',
  line: (version: string, inForce: string) => `Version ${version}, from ${dayOf(inForce)}`,
  was: 'Before:',
  is: 'Now:',
  nothing: 'nothing',
  heldToday: 'Today’s page has the lists of the kinds of data:',
  names: { terms: 'Terms of Service', privacy: 'Privacy Policy', notice: 'What we hold, and why' },
  announced: (title: string, inForce: string) => `${title}: a new version holds from ${dayOf(inForce)}`,
  announcedFacts: 'Read what changes',
  asked: (name: string) => `A question to you: ${name}`,
  askedFacts: 'Yes or No',
  refused: (name: string) => `You said No: ${name}`,
  refusedFacts: 'Change your answer',
} as const;

export const purposeTexts = {
  title: 'Yes or No',
  description: 'We ask you about a new use of your data, or a new receiver.',
  ofMember: (name: string) => `It is about the account of ${name}, who is under 18.`,
  without: 'If you do not say Yes, it does not begin. Nothing else changes for you.',
  yes: 'Yes',
  no: 'No',
  saving: 'Saving...',
  answered: (answer: 'yes' | 'no', at: string) =>
    answer === 'yes' ? `You said Yes on ${day(at)}.` : `You said No on ${day(at)}.`,
  change: 'You can change your answer at any time.',
  text: 'Read the text about it',
  done: 'We have saved your answer. It holds from now on.',
  codeFirst: 'To say Yes, you need a code. We send it to your own address.',
  mail: 'Send me the code',
  sent: 'We have sent a code to your address. It works for ten minutes.',
  code: 'Code',
  sayYes: 'Say Yes',
  another: 'Send another code',
} as const;
