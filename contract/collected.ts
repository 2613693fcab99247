import { accountKinds } from './accounts/kinds.ts';
import { administrationKinds } from './administration/kinds.ts';
import { agreementKinds } from './agreements/kinds.ts';
import { applicationKinds } from './applications/kinds.ts';
import { avatarKinds } from './avatars/kinds.ts';
import { breachKindsOfModule } from './breaches/kinds.ts';
import { calendarKinds } from './calendars/kinds.ts';
import { caseKinds } from './cases/kinds.ts';
import { certificateKinds } from './certificates/kinds.ts';
import { cofounderTitleKinds } from './cofounder-titles/kinds.ts';
import { cofounderKinds } from './cofounders/kinds.ts';
import { consentKinds } from './consents/kinds.ts';
import { conversationKinds } from './conversations/kinds.ts';
import { creditKinds } from './credit/kinds.ts';
import { creditOpportunityKinds } from './credit-opportunities/kinds.ts';
import { kindsOfDeadlines } from './deadlines/kinds.ts';
import { districtKinds } from './districts/kinds.ts';
import { emailKinds } from './emails/kinds.ts';
import { enquiryKinds } from './enquiries/kinds.ts';
import { factorKinds } from './factors/kinds.ts';
import { fileKinds } from './files/kinds.ts';
import type { ConsentRule } from './ground/consent-rule.ts';
import type { IntroductionPurposeRule } from './ground/introduction-purpose.ts';
import { groundKinds } from './ground/kinds.ts';
import type {
  ApiSentence,
  CalendarDatesOf,
  ConsentsOf,
  ConversationsOf,
  DatesOf,
  DeadlineRule,
  DeadlinesOf,
  DeskActionsOf,
  EffectOf,
  FieldErrorsOf,
  FixedMailing,
  IntroductionPurposesOf,
  InvitedTeamsOf,
  MailingsOf,
  ModuleKinds,
  NamedDeadlinesOf,
  NotificationsOf,
  OpenStepsOf,
  ProposalsOf,
  Refusal,
  RefusalsOf,
  ReportablesOf,
  ScriptErrorsOf,
  SentencelessOf,
  StepPage,
  TopicsOf,
  UnwordedOf,
} from './ground/kinds-of-module.ts';
import type { ProposalRule } from './ground/proposal.ts';
import type { RefusalKind } from './ground/refusals.ts';
import type { StaffRight } from './ground/staff-rights.ts';
import { guardianKinds } from './guardians/kinds.ts';
import { holdKinds } from './holds/kinds.ts';
import { interestKinds } from './interests/kinds.ts';
import { introductionKinds } from './introductions/kinds.ts';
import { languageKinds } from './languages/kinds.ts';
import { legalTextKinds } from './legal-texts/kinds.ts';
import { mentoringKinds } from './mentoring/kinds.ts';
import { kindsOfMentors } from './mentors/kinds.ts';
import { mentorshipKinds } from './mentorships/kinds.ts';
import { nomineeKinds } from './nominees/kinds.ts';
import { notificationKinds } from './notifications/kinds.ts';
import type { Topic } from './notifications/ways.ts';
import { officeHourKinds } from './office-hours/kinds.ts';
import { opportunityKinds } from './opportunities/kinds.ts';
import { organisationKinds } from './organisations/kinds.ts';
import { peopleKinds } from './people/kinds.ts';
import { profileKinds } from './profiles/kinds.ts';
import { projectKinds } from './projects/kinds.ts';
import { rightsKinds } from './rights/kinds.ts';
import { rosterKindsOfModule } from './rosters/kinds.ts';
import { savedSearchKinds } from './saved-searches/kinds.ts';
import { sessionKinds } from './sessions/kinds.ts';
import { signUpKinds } from './sign-ups/kinds.ts';
import { storyKinds } from './stories/kinds.ts';
import { supervisionKinds } from './supervision/kinds.ts';
import { trialKinds } from './trials/kinds.ts';
import { unsentFormKinds } from './unsent-forms/kinds.ts';
import { verificationKinds } from './verifications/kinds.ts';
import { wordingKinds } from './wording/kinds.ts';
import { writtenReviewKinds } from './written-reviews/kinds.ts';
import { youngMenteeKinds } from './young-mentees/kinds.ts';

/** The kinds of every module, one line a module. */
const collected = [
  accountKinds,
  administrationKinds,
  agreementKinds,
  applicationKinds,
  avatarKinds,
  calendarKinds,
  caseKinds,
  certificateKinds,
  cofounderKinds,
  consentKinds,
  conversationKinds,
  creditKinds,
  kindsOfDeadlines,
  enquiryKinds,
  factorKinds,
  fileKinds,
  groundKinds,
  guardianKinds,
  emailKinds,
  introductionKinds,
  languageKinds,
  wordingKinds,
  legalTextKinds,
  nomineeKinds,
  notificationKinds,
  opportunityKinds,
  organisationKinds,
  creditOpportunityKinds,
  peopleKinds,
  districtKinds,
  profileKinds,
  projectKinds,
  rightsKinds,
  holdKinds,
  breachKindsOfModule,
  rosterKindsOfModule,
  savedSearchKinds,
  interestKinds,
  kindsOfMentors,
  mentoringKinds,
  officeHourKinds,
  mentorshipKinds,
  sessionKinds,
  signUpKinds,
  storyKinds,
  supervisionKinds,
  cofounderTitleKinds,
  trialKinds,
  unsentFormKinds,
  verificationKinds,
  writtenReviewKinds,
  youngMenteeKinds,
] as const satisfies readonly ModuleKinds[];

type Collected = (typeof collected)[number];
const all: readonly ModuleKinds[] = collected;

/** Dates that Today shows. */
export type DateKind = DatesOf<Collected>;
/** Dates in the own calendars of members. */
export type CalendarKind = CalendarDatesOf<Collected>;
/** Topics for which members choose how we email them. */
export type ChosenTopic = TopicsOf<Collected>;
export type Mailing = ChosenTopic | FixedMailing;
/** A notification of a topic that no module declares does not compile. */
const undeclared: [Exclude<MailingsOf<Collected>, Mailing>] extends [never] ? null : MailingsOf<Collected> =
  null;
void undeclared;

export type NotificationKind = NotificationsOf<Collected>;
/** Consents for which modules ask. */
export type ConsentKind = ConsentsOf<Collected>;
export type DeadlineKind = DeadlinesOf<Collected>;
/** Deadlines that name the member who owes the step; each has words and a page. */
export type TurnKind = NamedDeadlinesOf<Collected>;
export type OpenStepKind = OpenStepsOf<Collected>;
/** Everything that Today has a row for. */
export type ShownKind = TurnKind | OpenStepKind;
export type RefusalCode = RefusalsOf<Collected>;
/** Refusals whose sentence the API's layer for foreign clients has. */
export type SentencelessCode = SentencelessOf<Collected>;
/** Refusals that our own pages give no cause for. */
export type UnwordedCode = UnwordedOf<Collected>;
export type FieldErrorCode = FieldErrorsOf<Collected>;
export type ScriptErrorCode = ScriptErrorsOf<Collected>;
/** Actions of administrators, as their log names them. To look at a member's data is an action, too. */
export type DeskAction = DeskActionsOf<Collected>;
/** Actions that one member of staff proposes and another one confirms. */
export type ProposalKind = ProposalsOf<Collected>;
export type EffectOfProposal<Kind extends ProposalKind> = EffectOf<Collected, Kind>;
export type ConversationKind = ConversationsOf<Collected>;
/** Kinds of teams that members join by invitation. */
export type InvitedTeamKind = InvitedTeamsOf<Collected>;
/** Purposes for which members ask for introductions. */
export type IntroductionPurpose = IntroductionPurposesOf<Collected>;
export type ReportedKind = ReportablesOf<Collected>;

const merged = <Value>(part: (kinds: ModuleKinds) => Record<string, Value> | undefined) =>
  Object.assign({}, ...all.map(part)) as Record<string, Value>;

export const topics = merged<Topic>((kinds) => kinds.topics) as Record<ChosenTopic, Topic>;
export const mailings = merged(({ notifications }) => notifications) as Record<NotificationKind, Mailing>;
export const consentRules = merged<ConsentRule>(({ consents }) => consents) as Record<
  ConsentKind,
  ConsentRule
>;
export const deadlineRules = merged<DeadlineRule>((kinds) => kinds.deadlines) as Record<
  DeadlineKind,
  DeadlineRule
>;
type DatePage = { path(subjectId: string): string; isDay?: true };
export const datePages = merged<DatePage>((kinds) => kinds.dates) as Record<DateKind, DatePage>;
export const calendarEntries = merged<{ entry: string }>((kinds) => kinds.calendarDates) as Record<
  CalendarKind,
  { entry: string }
>;
export const openSteps = merged((kinds) => kinds.openSteps) as Record<OpenStepKind, StepPage>;
const declaredRefusals = Object.entries(merged<Refusal>((kinds) => kinds.refusals));
export const refusals = Object.fromEntries(
  declaredRefusals.map(([code, refusal]) => [code, typeof refusal === 'string' ? refusal : refusal[0]]),
) as Record<RefusalCode, RefusalKind>;
/** The sentences of the API that modules declare with their refusals. */
export const apiSentences = Object.fromEntries(
  declaredRefusals.flatMap(([code, refusal]) => (typeof refusal === 'string' ? [] : [[code, refusal[1]]])),
) as Record<Exclude<RefusalCode, SentencelessCode>, ApiSentence>;
export const reportedKinds = all.flatMap(({ reportables = [] }) => reportables) as ReportedKind[];

/** Steps, dates and things of notifications whose name is the skill that they are about. */
export const namedByTopic = all.flatMap((kinds) => kinds.namedByTopic ?? []);

export const introductionPurposeRules = merged<IntroductionPurposeRule>(
  (kinds) => kinds.introductionPurposes,
) as Record<IntroductionPurpose, IntroductionPurposeRule>;
export const introductionPurposes = Object.keys(introductionPurposeRules) as IntroductionPurpose[];

/** A request for an introduction may get these too: each refusal of a module that carries a purpose. */
export const introductionRefusals = all.flatMap(({ introductionPurposes: own, refusals: ofModule = {} }) =>
  own ? Object.keys(ofModule) : [],
) as RefusalCode[];

export const kindsOfConversations = all.flatMap(
  ({ conversations = [] }) => conversations,
) as ConversationKind[];
const proposalRules = merged<ProposalRule>((kinds) => kinds.proposals);
export const proposalKinds = Object.keys(proposalRules) as ProposalKind[];
/** The right that both staff need. */
export function rightOfProposal(kind: ProposalKind): StaffRight {
  const rule = proposalRules[kind];
  if (!rule) throw new Error(`No module declares proposals of the kind ${kind}.`);
  return rule.right;
}
export const deskActions = all.flatMap(({ deskActions: own = [] }) => own) as DeskAction[];

export const kindsOfConsents = Object.keys(consentRules) as ConsentKind[];
export const deadlineKinds = Object.keys(deadlineRules) as DeadlineKind[];
export const turnKinds = deadlineKinds.filter((kind) => !deadlineRules[kind].isUnnamed) as TurnKind[];
export const dateKinds = Object.keys(datePages) as DateKind[];
export const openStepKinds = Object.keys(openSteps) as OpenStepKind[];

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(mailings, kind);
}

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(refusals, text);
}
