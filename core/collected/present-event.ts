import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { StoredEvent } from '../ground/events.ts';
import type { News, Presenter } from '../ground/realtime.ts';
import { modules } from '../modules.ts';
import { readEvent } from './events.ts';

const presenters = new Map(
  modules.flatMap(({ presenters = {} }) => Object.entries(presenters as Record<string, Presenter<never>>)),
);
const changesRoles = new Set<string>(modules.flatMap(({ changesRoles = [] }) => changesRoles));

const selectLast = prepared((db, eventId: string) =>
  db.selectFrom('last_forms').select(['form', 'readers']).where('event_id', '=', eventId),
);

/** What clients are told of an event. */
export async function presentEvent(core: Core, row: StoredEvent): Promise<News[]> {
  const present = presenters.get(row.name);
  const event = present && readEvent(row);
  if (!event) return [];
  const [last] = await selectLast(core.quick, event.id);
  return present(core, { ...event, last: last ?? null } as never);
}

/** Whether the account of this event may hold other roles than before. */
export function mayChangeRoles({ name }: StoredEvent): boolean {
  return changesRoles.has(name);
}
