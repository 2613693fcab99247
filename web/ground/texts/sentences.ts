import type {
  ConsentsOf,
  ConversationsOf,
  DatesOf,
  DeskActionsOf,
  EffectOf,
  FieldErrorsOf,
  IntroductionPurposesOf,
  InvitedTeamsOf,
  NotificationsOf,
  ProposalsOf,
  RefusalsOf,
  ReportablesOf,
  ShownOf,
  TopicsOf,
  UnwordedOf,
} from '#contract/ground/kinds-of-module.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { EmailName } from '#core/ground/emails.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export type Sentence = string | ((values: RefusalValues) => string);

/** The subject of a line, and the person on the other side; empty where it has no name or no one is shown. */
export type LineValues = { thing: string; person: string };
export type Line = (values: LineValues) => string;

/** Sentences for refusals of what scripts ask for by themselves: they are fetched when one is needed. */
export type ScriptSentences<Kinds> = Partial<Record<RefusalsOf<Kinds>, Sentence>>;

/**
 * The name of a kind of report, alone and within a sentence, and of one's own as its owner reads it. Of an item without a name of
 * its own, `title` is the heading of its report, with the name of its member, which can be empty.
 */
export type ReportableWords = {
  name: string;
  inSentence: string;
  own: string;
  title?: (name: string) => string;
};

/** A date of Today: its thing, and the other person or ''. */
export type DateLine = (thing: string, person: string) => string;

/** The words of a list about a kind of conversation, and the reason why it takes no messages after its end; empty for none. */
export type ConversationWords = { name: string; over: string };

/**
 * A purpose of introductions: its name in lists ("Begin together"), the line above its form ("Ask whether you begin something
 * together"), and the names of the parts of what is shown.
 */
export type IntroductionWords = { name: string; ask: string; parts?: Record<string, string> };

/** The page that invites into a kind of team. The name is empty where the reader may not know it. */
export type InvitedTeamWords = {
  heading(name: string): string;
  /** By what the member would join; empty where the invitation says nothing of it. */
  as(invited: { title: string; roles: readonly string[]; asOwner: boolean }): readonly string[];
  guest: string;
  join: string;
  joined: string;
  over: string;
  another: string;
};

/** The name of an action that two staff do, and its exact effect in sentences. */
export type ProposalWords<Effect> = { name: string; effect(values: Effect): readonly string[] };
/** The purpose of a consent, and the words of its reaches where it has several. */
export type ConsentWords = { name: string; about: string; details?: Record<string, string> };

type Required<Key extends string, Name extends string, Value> = [Key] extends [never]
  ? { [None in Name]?: never }
  : { [One in Name]: Record<Key, Value> };

/**
 * The words that complete the kinds of a module: the server sends them along. `Scripts` are the sentences for refusals that
 * stand apart because scripts need them as well.
 */
export type ModuleWords<Kinds = never, Scripts = never> = Required<
  Exclude<RefusalsOf<Kinds>, UnwordedOf<Kinds> | (Scripts extends object ? keyof Scripts : never)>,
  'refusals',
  Sentence
> &
  Required<FieldErrorsOf<Kinds>, 'fieldErrors', string> &
  Required<NotificationsOf<Kinds>, 'notifications', Line> &
  Required<ConsentsOf<Kinds>, 'consents', ConsentWords> &
  Required<DatesOf<Kinds>, 'dates', DateLine> &
  Required<ConversationsOf<Kinds>, 'conversations', ConversationWords> &
  Required<TopicsOf<Kinds>, 'topics', { name: string; hint: string }> &
  Required<ReportablesOf<Kinds>, 'reportables', ReportableWords> &
  Required<InvitedTeamsOf<Kinds>, 'invitedTeams', InvitedTeamWords> &
  Required<IntroductionPurposesOf<Kinds>, 'introductionPurposes', IntroductionWords> &
  Required<DeskActionsOf<Kinds>, 'deskActions', string> &
  ([ProposalsOf<Kinds>] extends [never]
    ? { proposals?: never }
    : { proposals: { [Kind in ProposalsOf<Kinds>]: ProposalWords<EffectOf<Kinds, Kind>> } }) &
  ([ShownOf<Kinds>] extends [never]
    ? { turns?: never }
    : { turns: { mine: Record<ShownOf<Kinds>, Line>; awaited: Record<ShownOf<Kinds>, Line> } }) & {
    /** The heading of notifications about subjects without a name of their own, or whose name says too little alone. */
    subjects?: Record<string, Line>;
    /** Its kinds of emails, as staff read them. */
    emails?: Partial<Record<EmailName, string>>;
    /** The texts about the data in its tables. */
    held?: ModuleHeld;
  };
