import type { NotificationKind } from '#contract/collected.ts';
import { isNotificationKind } from '#contract/collected.ts';
import type { NotificationBody } from '#contract/notifications/calls.ts';
import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';
import { formOf, knownNotifications, type NotifiedSubject } from '../ground/notification.ts';

export type NotificationRow = {
  id: string;
  kind: string;
  subject_kind: string;
  subject_id: string;
  /** Null where no member caused it, or the member can no longer be seen. */
  actor_name: string | null;
  created_at: Date;
  read_at: Date | null;
};

/** The content of a notification, on its page and in its email. */
export type Said = {
  kind: NotificationKind;
  subject: { kind: string; id: string };
  thing: string;
  milestone: number;
  person: string;
  path: string;
  parts: readonly string[];
};

/** The content of each of these rows. Leaves out rows whose subject is gone, or whose kind this version does not know. */
export async function sayAll(db: Db, rows: readonly NotificationRow[]): Promise<Map<string, Said>> {
  const described = await describe(db, rows);
  return new Map(
    rows.flatMap((row): [string, Said][] => {
      const subject = described.get(row.subject_kind)?.get(row.subject_id);
      if (!subject || !isNotificationKind(row.kind)) return [];
      const { path, namesActor } = formOf(row.kind);
      const person = namesActor ? (row.actor_name ?? '') : '';
      const {
        thing,
        milestone = 0,
        key,
        parts = [],
        within = { kind: row.subject_kind, id: row.subject_id },
      } = subject;
      return [
        [row.id, { kind: row.kind, subject: within, thing, milestone, person, path: path(key), parts }],
      ];
    }),
  );
}

export function presentNotification(row: NotificationRow, said: Said): NotificationBody {
  return {
    $id: row.id,
    $createdAt: isoDate(row.created_at),
    kind: said.kind,
    subject: { kind: said.subject.kind, $id: said.subject.id, thing: said.thing, milestone: said.milestone },
    person: said.person,
    path: said.path,
    isRead: row.read_at !== null,
  };
}

async function describe(
  db: Db,
  rows: readonly NotificationRow[],
): Promise<Map<string, Map<string, NotifiedSubject>>> {
  const found = new Map<string, Map<string, NotifiedSubject>>();
  for (const kind of new Set(rows.map((row) => row.subject_kind))) {
    const ids = new Set(rows.flatMap((row) => (row.subject_kind === kind ? [row.subject_id] : [])));
    const describeThem = knownNotifications().subjects.get(kind);
    if (describeThem) found.set(kind, await describeThem(db, [...ids]));
  }
  return found;
}
