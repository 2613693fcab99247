import type {
  ChosenTopic,
  ConsentKind,
  ConversationKind,
  DateKind,
  DeskAction,
  FieldErrorCode,
  IntroductionPurpose,
  InvitedTeamKind,
  NotificationKind,
  ProposalKind,
  RefusalCode,
  ReportedKind,
  ShownKind,
} from '#contract/collected.ts';
import type { EmailName } from '#core/ground/emails.ts';
import { words } from './collected.ts';
import { scriptRefusals } from './collected-script-words.ts';
import type {
  ConsentWords,
  ConversationWords,
  DateLine,
  IntroductionWords,
  InvitedTeamWords,
  Line,
  ProposalWords,
  ReportableWords,
  Sentence,
} from './ground/texts/sentences.ts';
import { groupHeld, type ModuleHeld } from './own-data/texts/en/held-data.ts';

type Words = {
  refusals?: Partial<Record<string, Sentence>>;
  fieldErrors?: Partial<Record<string, string>>;
  turns?: Record<'mine' | 'awaited', Partial<Record<string, Line>>>;
  notifications?: Partial<Record<string, Line>>;
  subjects?: Partial<Record<string, Line>>;
  topics?: Partial<Record<string, { name: string; hint: string }>>;
  reportables?: Partial<Record<string, ReportableWords>>;
  consents?: Partial<Record<string, ConsentWords>>;
  dates?: Partial<Record<string, DateLine>>;
  conversations?: Partial<Record<string, ConversationWords>>;
  invitedTeams?: Partial<Record<string, InvitedTeamWords>>;
  introductionPurposes?: Partial<Record<string, IntroductionWords>>;
  deskActions?: Partial<Record<string, string>>;
  proposals?: Partial<Record<string, ProposalWords<never>>>;
  emails?: Partial<Record<string, string>>;
  held?: ModuleHeld;
};
/** They stand on the server: a page needs few of them. */
const all: readonly Words[] = words;

export const refusalSentences: Partial<Record<RefusalCode, Sentence>> = Object.assign(
  {},
  scriptRefusals,
  ...all.map(({ refusals }) => refusals),
);
export const fieldErrorSentences: Record<FieldErrorCode, string> = Object.assign(
  {},
  ...all.map(({ fieldErrors }) => fieldErrors),
);
export const turnLines: Record<'mine' | 'awaited', Record<ShownKind, Line>> = {
  mine: Object.assign({}, ...all.map(({ turns }) => turns?.mine)),
  awaited: Object.assign({}, ...all.map(({ turns }) => turns?.awaited)),
};
export const notificationLines: Record<NotificationKind, Line> = Object.assign(
  {},
  ...all.map(({ notifications }) => notifications),
);
/** The headings of notifications about subjects without a name, or whose name says too little alone. */
export const subjectLines: Partial<Record<string, Line>> = Object.assign(
  {},
  ...all.map(({ subjects }) => subjects),
);
export const topicTexts: Record<ChosenTopic, { name: string; hint: string }> = Object.assign(
  {},
  ...all.map(({ topics }) => topics),
);
const reportables: Record<ReportedKind, ReportableWords> = Object.assign(
  {},
  ...all.map(({ reportables: own }) => own),
);
/** The words of a kind of report, as the database stores it. */
export const reportedWords = (kind: string): ReportableWords => reportables[kind as ReportedKind];
export const consentWords: Record<ConsentKind, ConsentWords> = Object.assign(
  {},
  ...all.map(({ consents }) => consents),
);
export const dateLines: Record<DateKind, DateLine> = Object.assign({}, ...all.map(({ dates }) => dates));
export const conversationWords: Record<ConversationKind, ConversationWords> = Object.assign(
  {},
  ...all.map(({ conversations }) => conversations),
);
export const invitedTeamWords: Record<InvitedTeamKind, InvitedTeamWords> = Object.assign(
  {},
  ...all.map(({ invitedTeams }) => invitedTeams),
);
export const introductionWordsOf: Record<IntroductionPurpose, IntroductionWords> = Object.assign(
  {},
  ...all.map(({ introductionPurposes }) => introductionPurposes),
);
/** The actions of administrators, in the words of their log. */
export const deskActionWords: Record<DeskAction, string> = Object.assign(
  {},
  ...all.map(({ deskActions }) => deskActions),
);
/** The words of the actions that two staff do. */
export const proposalWords: Record<ProposalKind, ProposalWords<never>> = Object.assign(
  {},
  ...all.map(({ proposals }) => proposals),
);
type EmailsOf<Own> = Own extends { emails: infer Emails } ? keyof Emails : never;

/** Every kind of email, as staff read it. It does not compile while a kind has no words. */
export const emailNames: Record<EmailName, string> = Object.assign(
  {},
  ...all.map(({ emails }) => emails),
) as Record<EmailsOf<(typeof words)[number]>, string>;
/** The texts about the data of people. A test compares their tables with those that the modules declare. */
export const heldData = groupHeld(all.map(({ held = {} }) => held));
