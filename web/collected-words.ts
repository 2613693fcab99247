import type { FieldErrorCode, NotificationKind, RefusalCode, ShownKind } from '#contract/collected.ts';
import { accountWords } from '#web/accounts/texts/en/words.ts';
import { agreementWords } from '#web/agreements/texts/en/words.ts';
import { applicationWords } from '#web/applications/texts/en/words.ts';
import { caseWords } from '#web/cases/texts/en/words.ts';
import { clockWords } from '#web/clocks/texts/en/words.ts';
import { conversationWords } from '#web/conversations/texts/en/words.ts';
import { enquiryWords } from '#web/enquiries/texts/en/words.ts';
import { fileWords } from '#web/files/texts/en/words.ts';
import { groundWords } from '#web/ground/texts/en/words.ts';
import { guardianWords } from '#web/guardians/texts/en/words.ts';
import { letterWords } from '#web/letters/texts/en/words.ts';
import { notificationWords } from '#web/notifications/texts/en/words.ts';
import { opportunityWords } from '#web/opportunities/texts/en/words.ts';
import { peopleWords } from '#web/people/texts/en/words.ts';
import { placeWords } from '#web/places/texts/en/words.ts';
import { profileWords } from '#web/profiles/texts/en/words.ts';
import { projectWords } from '#web/projects/texts/en/words.ts';
import { savedSearchWords } from '#web/saved-searches/texts/en/words.ts';
import { signUpWords } from '#web/sign-ups/texts/en/words.ts';
import { supervisionWords } from '#web/supervision/texts/en/words.ts';
import { verificationWords } from '#web/verifications/texts/en/words.ts';
import { scriptRefusals } from './collected-script-words.ts';
import type { Line, Sentence } from './ground/texts/sentences.ts';

/** The words of every module, one line a module. They stand on the server: a page needs few of them. */
const collected = [
  signUpWords,
  accountWords,
  agreementWords,
  applicationWords,
  caseWords,
  clockWords,
  conversationWords,
  enquiryWords,
  fileWords,
  groundWords,
  guardianWords,
  letterWords,
  notificationWords,
  opportunityWords,
  peopleWords,
  placeWords,
  profileWords,
  projectWords,
  savedSearchWords,
  supervisionWords,
  verificationWords,
];

type Words = {
  refusals?: Partial<Record<string, Sentence>>;
  fieldErrors?: Partial<Record<string, string>>;
  turns?: Record<'mine' | 'awaited', Partial<Record<string, Line>>>;
  notifications?: Partial<Record<string, Line>>;
  subjects?: Partial<Record<string, Line>>;
};
const words: readonly Words[] = collected;

export const refusalSentences: Partial<Record<RefusalCode, Sentence>> = Object.assign(
  {},
  scriptRefusals,
  ...words.map(({ refusals }) => refusals),
);
export const fieldErrorSentences: Record<FieldErrorCode, string> = Object.assign(
  {},
  ...words.map(({ fieldErrors }) => fieldErrors),
);
export const turnLines: Record<'mine' | 'awaited', Record<ShownKind, Line>> = {
  mine: Object.assign({}, ...words.map(({ turns }) => turns?.mine)),
  awaited: Object.assign({}, ...words.map(({ turns }) => turns?.awaited)),
};
export const notificationLines: Record<NotificationKind, Line> = Object.assign(
  {},
  ...words.map(({ notifications }) => notifications),
);
/** The headings of notifications about subjects without a name, or whose name says too little alone. */
export const subjectLines: Partial<Record<string, Line>> = Object.assign(
  {},
  ...words.map(({ subjects }) => subjects),
);
