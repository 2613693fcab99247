import type {
  InvitedTeamsOf,
  NamedDeadlinesOf,
  NotificationsOf,
  ProposalsOf,
  TopicsOf,
} from '#contract/ground/kinds-of-module.ts';
import type { PreparedEmail } from '#core/collected/emails.ts';
import type { EmailName } from '#core/ground/emails.ts';
import type { Block, Site } from '../layout.ts';
import type { Attachment } from '../mail.ts';

/** The words of an email. `why` is the reason why the person gets it, unless it is their account here. */
export type Words = {
  subject: string;
  replyTo?: string | undefined;
  /** The subject of the email, in a few words. */
  heading: string;
  greeting?: string;
  blocks: Block[];
  why?: string;
  /** Where a program can end mails like this one by a POST (RFC 8058). */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
};

type Prepared<Name extends EmailName> = Extract<PreparedEmail, { letter: Name }>;

/** The words of every letter there is. */
export type EmailWords = { [Name in EmailName]: (email: Prepared<Name>, site: Site) => Words };

/** The subject of a line, the person on the other side, and the parts of the subject where an email lists them. */
export type LineFacts = { thing: string; person: string; parts: readonly string[] };
export type Line = (facts: LineFacts) => string;

/** The subject and the heading of emails about a topic. */
export type TopicWords = { subject(site: string): string; heading: string };

/** The email that invites into a kind of team; the name is empty where the reader may not know it. */
export type InvitedTeamLines = {
  subject(site: string): string;
  heading: string;
  invites(facts: { name: string; site: string }): string;
  /** Why a person without an account gets it. */
  why: string;
};

/**
 * The lines of emails that complete the kinds of a module. `unnamed` stands for a subject whose name may not be shown, instead of
 * a project; where it is empty, the lines themselves say it without. A deadline of an agreement names the contributor as `person`.
 */
export type MailLines<Kinds> = { unnamed?: string } & ([NotificationsOf<Kinds>] extends [never]
  ? { notifications?: never }
  : { notifications: Record<NotificationsOf<Kinds>, Line> }) &
  ([InvitedTeamsOf<Kinds>] extends [never]
    ? { invitedTeams?: never }
    : { invitedTeams: Record<InvitedTeamsOf<Kinds>, InvitedTeamLines> }) &
  ([TopicsOf<Kinds>] extends [never] ? { topics?: never } : { topics: Record<TopicsOf<Kinds>, TopicWords> }) &
  ([ProposalsOf<Kinds>] extends [never]
    ? { proposals?: never }
    : {
        /** The action that staff propose: in English after “One of our staff proposes to”, elsewhere a noun. */
        proposals: Record<ProposalsOf<Kinds>, string>;
      }) &
  ([NamedDeadlinesOf<Kinds>] extends [never]
    ? { owed?: never; awaited?: never; until?: never; lapsed?: never }
    : {
        /** The step that is owed, as the member who owes it reads it. */
        owed: Record<NamedDeadlinesOf<Kinds>, Line>;
        /** How it ended, as the member who waited for it reads it. */
        awaited: Record<NamedDeadlinesOf<Kinds>, Line>;
        /** Until when a step is owed and what follows then, where it does not just end. */
        until?: Partial<Record<NamedDeadlinesOf<Kinds>, (day: string) => string>>;
        /** The result for the member who owed the step when the time is over, unless the step just ended. */
        lapsed?: Partial<Record<NamedDeadlinesOf<Kinds>, string>>;
      });

/** All that letters say in one language. */
export type MailTexts = {
  /** As HTML names it, and in which direction it is read. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The sentence at the end, made of a letter's own reason or of the usual one. */
  because(why: string | undefined, site: Site): string;
  /** The city that the product is in, at the end of each email. */
  city: string;
  /** Before the address that stands below a button. */
  orOpen: string;
  /** Before the address of the same page in this language, in emails that are written in another one. */
  inThis: string;
  letters: EmailWords;
};
