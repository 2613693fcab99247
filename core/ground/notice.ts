import type { NotificationKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { Core } from './core.ts';
import type { DeclaredEvents, EventName, EventOf, Tx } from './events.ts';
import type { LetterName } from './letters.ts';

/** Somebody who is to be told of an event. */
export type Notice = {
  accountId: string;
  kind: NotificationKind;
  /** What it is about, of the kind that its notification is declared with. */
  subjectId: string;
  /** Who did it. They are never told themself. */
  by?: string | null;
};

/**
 * Who is told of an event. `nobody` says why none is. `letters` are those that whatever caused the event has posted, or
 * that a reaction to it posts: they tell the same, so it is not mailed again.
 */
export type NoticeRule<Name extends EventName> =
  | { nobody: string }
  | { letters: readonly LetterName[] }
  /** Where many events say the same, a chore of this name tells of what they have come to. */
  | { chore: string }
  | {
      /** By what such an event says, whether anybody may have to be told. */
      when?(subject: EventOf<Name>['subject']): boolean;
      /** Reads within `tx`. Of two notices for one account the first counts. */
      tells(tx: Tx, event: EventOf<Name>, core: Core): Promise<readonly Notice[]>;
      letters?: readonly LetterName[];
    };

/** The rules for the events of a module: every one has one. */
export type NoticeRules<Declared extends DeclaredEvents> = {
  [Name in keyof Declared & EventName]: NoticeRule<Name>;
};

/** How a kind of notification leads on. */
export type NotificationForm = {
  /** The kind of its subject. */
  about: string;
  /** The page that it leads to, of the key that its subject is described with. */
  path(key: string): string;
  /** Whoever did it is shown to those who are told. */
  namesActor?: true;
  /** While one is unread, later ones about the same subject add nothing. */
  isJoined?: true;
  /** It asks for a step, which these events say is made or not asked for any more. */
  doneBy?: DoneBy;
  /** What goes with its mail for calendars, as it stands when it leaves; null where there is nothing. */
  entry?(core: Core, accountId: string, subjectId: string): Promise<CalendarEntry | null>;
  /** Told to all ages; others are told to adults alone. */
  isForAllAges?: true;
};

/** A subject whose notifications ask for nothing any more: of all who were told, or of one account. */
export type Done = { subjectId: string; accountId?: string | null };

/** How an event says that a step is made; null where it says it of another one. */
export type DoneBy = { [Name in EventName]?: (event: EventOf<Name>) => Done | null };

export type NoticedSubject = {
  thing: string;
  key: string;
  /** What there is in it, by name, where a mail lists that. */
  parts?: string[];
  /** What its notifications stand together with, where that is something else. */
  within?: { kind: string; id: string };
};
/** How things are called that notifications are about, and by which key their pages are found. What has gone is left out. */
export type DescribeNoticed = (db: Db, ids: readonly string[]) => Promise<Map<string, NoticedSubject>>;

/** What a module declares of notifications. */
export type Notices = {
  rules: Partial<Record<EventName, AnyNoticeRule>>;
  forms?: Partial<Record<NotificationKind, NotificationForm>>;
  /** By the kind of subject. */
  subjects?: Record<string, DescribeNoticed>;
};

/** As a module lists it among others. */
export type AnyNoticeRule =
  | { nobody: string }
  | { letters: readonly LetterName[] }
  | { chore: string }
  | {
      when?(subject: never): boolean;
      tells(tx: Tx, event: never, core: Core): Promise<readonly Notice[]>;
      letters?: readonly LetterName[];
    };

type Known = {
  rules: Map<string, AnyNoticeRule>;
  forms: Map<string, NotificationForm>;
  subjects: Map<string, DescribeNoticed>;
};

let known: Known | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowNotices(declared: readonly Notices[]): void {
  known = {
    rules: new Map(declared.flatMap(({ rules }) => Object.entries(rules))),
    forms: new Map(declared.flatMap(({ forms = {} }) => Object.entries(forms))),
    subjects: new Map(declared.flatMap(({ subjects = {} }) => Object.entries(subjects))),
  };
}

export function knownNotices(): Known {
  if (!known) throw new Error('Call createCore before anybody is told of anything.');
  return known;
}

export function formOf(kind: NotificationKind): NotificationForm {
  const form = knownNotices().forms.get(kind);
  if (!form) throw new Error(`No module declares notifications of the kind ${kind}.`);
  return form;
}

/** The events of which somebody may be told by a notification. */
export function noticedEvents(): EventName[] {
  return [...knownNotices().rules].flatMap(([name, rule]) => ('tells' in rule ? [name as EventName] : []));
}

/** The events after which a notification may ask for nothing any more. */
export function doneEvents(): EventName[] {
  const names = [...knownNotices().forms.values()].flatMap(({ doneBy = {} }) => Object.keys(doneBy));
  return [...new Set(names as EventName[])];
}

/** Whether such an event may say of a notification that it asks for nothing any more. */
export function mayBeDone({ name, subject }: { name: EventName; subject: object }): boolean {
  const event = { name, subject, accountId: null };
  return [...knownNotices().forms.values()].some(({ doneBy }) => doneBy?.[name]?.(event as never));
}
