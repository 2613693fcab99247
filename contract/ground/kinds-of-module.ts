import type { Topic } from '../notifications/ways.ts';
import type { ConsentRule } from './consent-rule.ts';
import type { IntroductionPurposeRule } from './introduction-purpose.ts';
import type { ProposalRule } from './proposal.ts';
import type { RefusalKind, RefusalValues } from './refusals.ts';

/**
 * How a notification leaves by email, if not by the member's choice for its topic: in an email of its own that the same step has posted;
 * always, since no member may miss it; the same also in the quiet hours, since it is over in the morning; or not at all, since
 * pages show it as well.
 */
export type FixedMailing = 'letter' | 'always' | 'at_any_hour' | 'none';

/** The deadline or open step that a page of Today leads on from. */
export type Step = { subjectId: string; slug: string };

/** Where a step is made or looked at. */
export type StepPage = {
  path(step: Step): string;
  /** The page for the side that awaits the step, where `path` is only for the side that owes it. */
  pathOfWaiting?(step: Step): string;
  /** The desk owes it, so a member reads that we are late. */
  isOurs?: true;
};

/** How long something may wait. */
export type DeadlineRule = Partial<StepPage> & {
  days?: number;
  workingDays?: number;
  hours?: number;
  /** It may wait until the 24:00 of a day that it names; `days` where it names none. */
  isNamedDay?: boolean;
  /** Days after the beginning on which to remind, in place of half and four fifths. */
  reminderDays?: readonly [number, number];
  /** False: safety does not wait for the morning. */
  sparesNight?: boolean;
  canExtend?: 'yes' | 'no' | 'with_consent';
  /** More time is given once for its subject, however many deadlines that gets. */
  isExtendedOnce?: boolean;
  /** A whole team awaits it: the deadline goes on when the named member has gone. */
  isAwaitedByTeam?: boolean;
  /** Silence stands for a yes: it ends only after two reminders were handed to the mail server, 24 hours ago or more. */
  silenceIsYes?: boolean;
  /** How it ended counts for as long as its subject goes on: the module that declares it forgets it. */
  isRemembered?: boolean;
  /** No one is reminded while it runs. */
  remindsNobody?: boolean;
  /** No one is written to when it is over. */
  closesQuietly?: boolean;
  /** Its step can still be made when its time is over: both sides see it, late, until it is made or no one owes it. */
  goesOnLate?: boolean;
  /** It counts in the figures of how a project answers. */
  countsAsReply?: true;
  /** An applicant owes it to a team: an owner who has lost the seat in the team no longer awaits it. */
  answersTeam?: true;
  /** It names no member who owes the step: an open step shows it, so it has no page and no words of its own. */
  isUnnamed?: true;
  /** Staff owe the step to no member: only the desk shows it. */
  isOfDesk?: true;
};

/** A sentence of the API, in English alone: clients compare it (CONTRACT 2.3). Members read the texts of the pages. */
export type ApiSentence = string | ((values: RefusalValues) => string);

/** The kind of a refusal, with its sentence. The API's layer for foreign clients (`api/appwrite/`) has the sentences of the rest. */
export type Refusal = RefusalKind | readonly [RefusalKind, ApiSentence];

/** Everything that others know of a module by name. The texts and samples of the module complete it by `satisfies`. */
export type ModuleKinds = {
  /** The topic of each, or how it leaves in any case. */
  notifications?: Record<string, FixedMailing | (string & {})>;
  topics?: Record<string, Topic>;
  deadlines?: Record<string, DeadlineRule & ({ isUnnamed: true } | StepPage)>;
  /** States that wait for a member, or for the desk, though no deadline names one. */
  openSteps?: Record<string, StepPage>;
  /** Dates that Today shows for a week ahead, with the page of each; `isDay` says that only the day counts. */
  dates?: Record<string, { path(subjectId: string): string; isDay?: true }>;
  /** Dates in a member's own calendar, each with the beginning of the names of its entries there. */
  calendarDates?: Record<string, { entry: string }>;
  /** Consents for which it asks, of members or their guardians. */
  consents?: Record<string, ConsentRule>;
  refusals?: Record<string, Refusal>;
  /** Refusals that our own pages give no cause for: other clients read the code. */
  unworded?: readonly string[];
  /** Errors of fields that the server finds: it sends the sentence along. */
  fieldErrors?: readonly string[];
  /** Errors that scripts find by themselves: each page carries their sentences. */
  scriptErrors?: readonly string[];
  /** Steps, dates and things of notifications whose name is the skill that they are about. */
  namedByTopic?: readonly string[];
  /** Things that members and guests can report. */
  reportables?: readonly string[];
  /** Purposes for which members ask for introductions. */
  introductionPurposes?: Record<string, IntroductionPurposeRule>;
  /** Kinds of conversations. */
  conversations?: readonly string[];
  /** Kinds of teams that members join by invitation. */
  invitedTeams?: readonly string[];
  /** Actions of administrators, for their log: subject and verb, `case.opened`. */
  deskActions?: readonly string[];
  /** Actions that one member of staff proposes and another one confirms. */
  proposals?: Record<string, ProposalRule>;
};

type Part<Kinds, Name extends string> = Kinds extends { readonly [Key in Name]: infer Found } ? Found : never;
type KeyOf<Found> = Extract<Found extends unknown ? keyof Found : never, string>;
type ValueOf<Found> = Found extends unknown ? Found[keyof Found] : never;
type ItemOf<Found> = Extract<Found extends readonly (infer Item)[] ? Item : never, string>;

export type ConsentsOf<Kinds> = KeyOf<Part<Kinds, 'consents'>>;
export type NotificationsOf<Kinds> = KeyOf<Part<Kinds, 'notifications'>>;
export type RefusalsOf<Kinds> = KeyOf<Part<Kinds, 'refusals'>>;
/** The refusals that are declared without a sentence of the API. */
export type SentencelessOf<Kinds> = Extract<PlainKeys<Part<Kinds, 'refusals'>>, string>;
export type UnwordedOf<Kinds> = ItemOf<Part<Kinds, 'unworded'>>;
export type FieldErrorsOf<Kinds> = ItemOf<Part<Kinds, 'fieldErrors'>>;
export type ScriptErrorsOf<Kinds> = ItemOf<Part<Kinds, 'scriptErrors'>>;
export type ReportablesOf<Kinds> = ItemOf<Part<Kinds, 'reportables'>>;
export type TopicsOf<Kinds> = KeyOf<Part<Kinds, 'topics'>>;
export type IntroductionPurposesOf<Kinds> = KeyOf<Part<Kinds, 'introductionPurposes'>>;
export type MailingsOf<Kinds> = ValueOf<Part<Kinds, 'notifications'>>;
export type DatesOf<Kinds> = KeyOf<Part<Kinds, 'dates'>>;
export type CalendarDatesOf<Kinds> = KeyOf<Part<Kinds, 'calendarDates'>>;
export type ConversationsOf<Kinds> = ItemOf<Part<Kinds, 'conversations'>>;
export type InvitedTeamsOf<Kinds> = ItemOf<Part<Kinds, 'invitedTeams'>>;
export type DeskActionsOf<Kinds> = ItemOf<Part<Kinds, 'deskActions'>>;
export type ProposalsOf<Kinds> = KeyOf<Part<Kinds, 'proposals'>>;
export type EffectOf<Kinds, Kind extends string> = Kinds extends {
  readonly proposals: { readonly [Key in Kind]: ProposalRule<infer Effect> };
}
  ? Effect
  : never;
export type DeadlinesOf<Kinds> = KeyOf<Part<Kinds, 'deadlines'>>;
export type OpenStepsOf<Kinds> = KeyOf<Part<Kinds, 'openSteps'>>;

type PlainKeys<Found> = Found extends unknown
  ? { [Key in keyof Found]: Found[Key] extends RefusalKind ? Key : never }[keyof Found]
  : never;
type NamedKeys<Found> = Found extends unknown
  ? { [Key in keyof Found]: Found[Key] extends { isUnnamed: true } ? never : Key }[keyof Found]
  : never;
/** The deadlines that name the member who owes the step. */
export type NamedDeadlinesOf<Kinds> = Extract<NamedKeys<Part<Kinds, 'deadlines'>>, string>;
/** Everything that Today has a row for. */
export type ShownOf<Kinds> = NamedDeadlinesOf<Kinds> | OpenStepsOf<Kinds>;
