import type { z } from 'zod';
import type { Core } from '../ground/core.ts';
import type { EventName, StoredEvent } from '../ground/events.ts';
import type { News, Presenter } from '../ground/realtime.ts';
import { modules } from '../modules.ts';

const subjects = new Map<string, z.ZodObject>(modules.flatMap(({ events = {} }) => Object.entries(events)));
const presenters = new Map(
  modules.flatMap(({ presenters = {} }) => Object.entries(presenters as Record<string, Presenter<never>>)),
);
const changesRoles = new Set<string>(modules.flatMap(({ changesRoles = [] }) => changesRoles));

/** What clients are told of an event. Nothing of one that another version of this program has recorded in its own way. */
export async function presentEvent(core: Core, event: StoredEvent): Promise<News[]> {
  const present = presenters.get(event.name);
  const subject = subjects.get(event.name)?.safeParse(event.subject);
  if (!present || !subject?.success) return [];
  const last = await core.db
    .selectFrom('last_forms')
    .select(['form', 'readers'])
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  const told = {
    id: event.id,
    name: event.name as EventName,
    accountId: event.account_id,
    subject: subject.data,
    at: event.created_at,
    last: last ?? null,
  };
  return present(core, told as never);
}

/** Whether the account of this event may hold other roles than before. */
export function mayChangeRoles({ name }: StoredEvent): boolean {
  return changesRoles.has(name);
}
