import type {
  DeadlineKind,
  IntroductionPurpose,
  NotificationKind,
  OpenStepKind,
} from '#contract/collected.ts';
import type { Call } from '#contract/ground/call.ts';
import type { IntroductionReceiver, IntroductionShownKind } from '#contract/ground/introduction-purpose.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { EmailName } from '#core/ground/emails.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import type { Tables } from '#db/tables.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import type { Access } from '#tests/access/access-of.ts';
import type { Prepare } from '#tests/emails/prepared-sender.ts';
import type { TestCore } from './database.ts';

/** An event, and the notification that each member gets by the id of their account. */
export type Case = { event: CoreEvent; notified: Record<string, NotificationKind> };

export type Build = (core: TestCore) => Promise<Case>;

/**
 * The cases of each event, or the module's rule without cases: `letters` (only emails), `chore` (a scheduled job) or
 * the one under which no one is notified.
 */
export type Cases<Name extends EventName> = Record<
  Name,
  'none' | 'emails' | 'scheduledJob' | readonly Build[]
>;

/**
 * A statement for each table of the module that holds data of members. It inserts a row about the account $1 with the address
 * $2, and may refer to rows of earlier tables and modules. It is empty where the row comes with every member.
 */
export type Rows = Partial<Record<keyof Tables, string>>;

/** A statement about the account $1 with the address $2, or what else has to be done. */
export type Age = string | ((core: TestCore) => Promise<unknown>);

/** One of the names by which paths find a thing, such as its id. The thing is made once for all addresses. */
type NameOf = (thing: Thing, name: string) => Promise<string>;

/**
 * Makes an address for each page whose path names an object, at which a member finds one. The object is their own (`own`), or
 * another member's where two members are needed, or that of a member under 18 (`ofChild`). Cases and reviews belong to
 * `other`, for an administrator to decide.
 */
export type Addresses = (made: {
  core: Core;
  other: Member;
  own: NameOf;
  ofOther: NameOf;
  ofChild: NameOf;
}) => Promise<Record<string, string>>;

/** Walks by plain pages, and counts the opened pages and the pressed buttons and fields. */
export type Walk = {
  open(address: string): Promise<string>;
  press(address: string, fields: Record<string, string>, filled?: number): Promise<unknown>;
};

/** The shortest way on which a member gives a consent: made ready by `ready`, and then walked. */
export type Giving = {
  ready?: (core: TestCore, who: Member) => Promise<unknown>;
  walk: (walk: Walk) => Promise<unknown>;
};

/**
 * Makes it possible that the asker asks this member, or this member's project, for the purpose, with real searches, marks and
 * switches. It says what to ask with: `slug` is the project asked, `project` the slug of the asker's project, where one is shown.
 */
export type Introducing = (
  core: Core,
  asker: Member,
  asked: Member,
) => Promise<{ slug?: string; shown: IntroductionShownKind; project?: string }>;

/**
 * Every call by which members write something and that begins nothing with others and publishes nothing, by the reason why it is open
 * to paused members. A new call stands here, or it declares `begins`.
 */
export type NoBeginnings = {
  /** The verb decides by what is asked: it refuses the part that begins or publishes something. */
  asked?: readonly Call[];
  /** Their own account, settings, data and proofs, which no one else reads. */
  own?: readonly Call[];
  /** Reports, blocks, appeals and rights. */
  safety?: readonly Call[];
  /** Ends, hides, pauses or takes back. */
  ends?: readonly Call[];
  /** A step of something that goes on already: the answer, the work, the record or the message that others wait for. */
  owed?: readonly Call[];
  /** For people who act without an account of their own. */
  others?: readonly Call[];
};

/** After a lapse: for whom the deadline is shown as late, or why no member sees it any more. */
export type Lapse = string | { lateFor: 'both' | 'awaiting' | 'us' };

/** The members who have to act, the members who wait for them, and the act that ends the state. */
export type OpenState = { mine: Member[]; others: Member[]; makeStep: () => Promise<unknown> };

export type OpenWorld = { core: TestCore & Core; admins: readonly [Member, Member] };
export type OpenStates = Partial<Record<OpenStepKind, (world: OpenWorld) => Promise<OpenState>>>;

/** The samples of one module. Its `samples.ts` exports them, and `tests/collected.ts` joins those of all modules. */
export type ModuleSamples = {
  /** Each call with the thing that its path names, and the values that it sends. */
  access?: readonly (readonly [Call, Access])[];
  /** Each event with the notifications that it causes. */
  noBeginnings?: NoBeginnings;
  events?: Partial<Cases<EventName>>;
  /** Its kinds of emails that no event causes. */
  emailsOfNoEvent?: readonly EmailName[];
  lapses?: Partial<Record<DeadlineKind, Lapse>>;
  /** Each open state that is no deadline of a member, reached as in the product. */
  openStates?: OpenStates;
  rows?: Rows;
  /** How the row of a table comes to have the time from which its limit counts; one for each limit, where there are several. */
  ages?: Partial<Record<keyof Tables, Age | readonly (Age | undefined)[]>>;
  /** Each consent that ends on the page of consents, by its name. */
  givings?: Readonly<Record<string, Giving>>;
  /** For each purpose of introductions, how a member comes to ask each kind of receiver. */
  introducing?: Partial<Record<IntroductionPurpose, { [To in IntroductionReceiver]?: Introducing }>>;
  addresses?: Addresses;
  /** The commands that samples alone do not get done: they need a mailed code, or a state of their own. */
  prepared?: readonly (readonly [Call, Prepare])[];
  /** Texts of members that the pages at these addresses show. */
  words?: readonly string[];
};
