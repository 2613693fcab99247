import type { NotificationKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { Core } from './core.ts';
import type { EmailName } from './emails.ts';
import type { DeclaredEvents, EventName, EventOf, Tx } from './events.ts';

/** A notification of an event for one member. */
export type Notification = {
  accountId: string;
  kind: NotificationKind;
  /** Its subject, of the kind that its notification is declared with. */
  subjectId: string;
  /** The member who acted. They never get the notification themselves. */
  by?: string | null;
};

/**
 * The notifications of an event, or the reason why there are none. `letters` are the emails that the event's cause or a
 * reaction to it posts: they say the same, so the notification is not mailed as well.
 */
export type NotificationRule<Name extends EventName> =
  | { none: string }
  | { emails: readonly EmailName[] }
  /** Where many events say the same, the scheduled job of this name sends one notification for all of them. */
  | { scheduledJob: string }
  | {
      /** Whether such an event may cause a notification, judged by its subject. */
      when?(subject: EventOf<Name>['subject']): boolean;
      /** Reads within `tx`. Of two notifications for one account the first counts. */
      tells(tx: Tx, event: EventOf<Name>, core: Core): Promise<readonly Notification[]>;
      emails?: readonly EmailName[];
    };

/** The rules for the events of a module: each event has one. */
export type NotificationRules<Declared extends DeclaredEvents> = {
  [Name in keyof Declared & EventName]: NotificationRule<Name>;
};

/** The link and the behaviour of a kind of notification. */
export type NotificationForm = {
  /** The kind of its subject. */
  about: string;
  /** The page that it links to, for the key in its subject's description. */
  path(key: string): string;
  /** The notification names the member who acted. */
  namesActor?: true;
  /** While one is unread, later ones about the same subject add nothing. */
  isJoined?: true;
  /** It asks for a step; these events say that the step is made or no longer needed. */
  doneBy?: DoneBy;
  /** The calendar entry attached to its email, as of sending; null if there is none. */
  entry?(core: Core, accountId: string, subjectId: string): Promise<CalendarEntry | null>;
  /** Members of all ages get it; other notifications go only to adults. */
  isForAllAges?: true;
};

/** A subject whose notifications no longer ask for a step: those of all recipients, or of one account. */
export type Done = { subjectId: string; accountId?: string | null };

/** How an event says that a step is made; null if it is about another one. */
export type DoneBy = { [Name in EventName]?: (event: EventOf<Name>) => Done | null };

export type NotifiedSubject = {
  thing: string;
  key: string;
  /** The milestone that it is about. */
  milestone?: number;
  /** The names of its parts, where an email lists them. */
  parts?: string[];
  /** The subject with which its notifications are grouped, where that is another one. */
  within?: { kind: string; id: string };
};
/** The names of subjects of notifications, and the keys of their pages. Deleted subjects are omitted. */
export type DescribeNotified = (db: Db, ids: readonly string[]) => Promise<Map<string, NotifiedSubject>>;

/** A module's declarations about notifications. */
export type Notifications = {
  rules: Partial<Record<EventName, AnyNotificationRule>>;
  forms?: Partial<Record<NotificationKind, NotificationForm>>;
  /** By the kind of subject. */
  subjects?: Record<string, DescribeNotified>;
};

/** As a module lists it among others. */
export type AnyNotificationRule =
  | { none: string }
  | { emails: readonly EmailName[] }
  | { scheduledJob: string }
  | {
      when?(subject: never): boolean;
      tells(tx: Tx, event: never, core: Core): Promise<readonly Notification[]>;
      emails?: readonly EmailName[];
    };

type Known = {
  rules: Map<string, AnyNotificationRule>;
  forms: Map<string, NotificationForm>;
  subjects: Map<string, DescribeNotified>;
};

let known: Known | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowNotifications(declared: readonly Notifications[]): void {
  known = {
    rules: new Map(declared.flatMap(({ rules }) => Object.entries(rules))),
    forms: new Map(declared.flatMap(({ forms = {} }) => Object.entries(forms))),
    subjects: new Map(declared.flatMap(({ subjects = {} }) => Object.entries(subjects))),
  };
}

export function knownNotifications(): Known {
  if (!known) throw new Error('Call createCore before anybody is told of anything.');
  return known;
}

export function formOf(kind: NotificationKind): NotificationForm {
  const form = knownNotifications().forms.get(kind);
  if (!form) throw new Error(`No module declares notifications of the kind ${kind}.`);
  return form;
}

/** The events that may cause a notification. */
export function notifiedEvents(): EventName[] {
  return [...knownNotifications().rules].flatMap(([name, rule]) =>
    'tells' in rule ? [name as EventName] : [],
  );
}

/** The events after which a notification may no longer ask for a step. */
export function doneEvents(): EventName[] {
  const names = [...knownNotifications().forms.values()].flatMap(({ doneBy = {} }) => Object.keys(doneBy));
  return [...new Set(names as EventName[])];
}

/** Whether such an event may end the step that a notification asks for. */
export function mayBeDone({ name, subject }: { name: EventName; subject: object }): boolean {
  const event = { name, subject, accountId: null };
  return [...knownNotifications().forms.values()].some(({ doneBy }) => doneBy?.[name]?.(event as never));
}
