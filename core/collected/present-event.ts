import type { Core } from '../ground/core.ts';
import type { StoredEvent } from '../ground/events.ts';
import type { LiveUpdate, Presenter } from '../ground/realtime.ts';
import { modules } from '../modules.ts';
import { readEvent } from './events.ts';

/** A later module may present an event of an earlier one as well. */
const presenters = Map.groupBy(
  modules.flatMap(({ presenters = {} }) => Object.entries(presenters as Record<string, Presenter<never>>)),
  ([name]) => name,
);
const changesRoles = new Set<string>(modules.flatMap(({ changesRoles = [] }) => changesRoles));

/** The live updates that clients get of an event. */
export async function presentEvent(core: Core, row: StoredEvent): Promise<LiveUpdate[]> {
  const present = presenters.get(row.name);
  const event = present && readEvent(row);
  if (!event) return [];
  const { form, readers } = row;
  const presented = { ...event, last: form && readers && { form, readers } } as never;
  return (await Promise.all(present.map(([, one]) => one(core, presented)))).flat();
}

/** Whether the account of this event may hold other roles than before. */
export function mayChangeRoles({ name }: StoredEvent): boolean {
  return changesRoles.has(name);
}
