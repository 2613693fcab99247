import type { z } from 'zod';
import type { EventName, EventOf, StoredEvent } from '../ground/events.ts';
import { modules } from '../modules.ts';

const subjects = new Map<string, z.ZodObject>(modules.flatMap(({ events = {} }) => Object.entries(events)));

/** The event of a row; null for one that another version of this program has recorded in its own form. */
export function readEvent(row: StoredEvent): EventOf<EventName> | null {
  const subject = subjects.get(row.name)?.safeParse(row.subject);
  if (!subject?.success) return null;
  const { id, name, account_id: accountId, created_at: at } = row;
  return { id, name, accountId, subject: subject.data, at } as EventOf<EventName>;
}
