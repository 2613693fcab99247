import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { EventsTable, Tables } from '#db/tables.ts';
import type { Core } from './core.ts';

export type Tx = Transaction<Tables>;

/** The channel on which every server instance hears the ids of new events. */
export const eventChannel = 'saharambh_events';
/** The one on which the database itself announces the ids of sessions that have ended (migration 0005). */
export const sessionChannel = 'saharambh_sessions';

/** `name` as in `accounts.created`; `subject` holds ids, and what a deletion leaves no other trace of. */
export type CoreEvent = { name: string; accountId: string | null; subject?: Record<string, unknown> };

export type StoredEvent = Selectable<EventsTable>;

/** What one instance hears of the doings of all (`outside/events/`). */
export type EventListener = {
  /** False while nobody would be told; then events are not even loaded. */
  isAttentive(): boolean;
  /** In the order in which they were committed, each once, also those from while the database was out of reach. */
  onEvents(events: StoredEvent[]): Promise<void>;
  onSessionsEnded(sessionIds: string[]): void;
  /** The database is back: sessions may have ended unheard. */
  onReturn(): void;
};

/** Where an instance hears of events. The returned function stops listening. */
export type EventFeed = { listen(listener: EventListener): () => void };

/** Writes down what happened, in the transaction in which it happens; listeners hear of it at the commit. */
export async function record(tx: Tx, event: CoreEvent): Promise<void> {
  const subject = JSON.stringify(event.subject ?? {});
  await sql`
    with written as (
      insert into events (name, account_id, subject)
      values (${event.name}, ${event.accountId}, ${subject}::jsonb) returning id
    )
    select pg_notify(${eventChannel}, id::text) from written`.execute(tx);
}

/** The events with these ids, in the order of the ids given. */
export async function loadEvents(core: Pick<Core, 'db'>, ids: string[]): Promise<StoredEvent[]> {
  const rows = await core.db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * The ids of the events of the last `seconds`. Ids are given out before the commit, so whoever missed some has to look
 * back by time, not by the last id heard.
 */
export async function recentEventIds(core: Pick<Core, 'db'>, seconds: number): Promise<string[]> {
  const rows = await core.db
    .selectFrom('events')
    .select('id')
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What subjects carry of people's data, for those who listen when it happens. */
const bodies = ['document', 'file', 'session', 'token'];

/** Takes people's data out of events that are no news any more: what stays is who did what to which record, and when. */
export async function forgetBodies(core: Pick<Core, 'db'>): Promise<void> {
  await sql`
    update events set subject = subject - ${bodies}::text[]
    where created_at between now() - interval '2 days' and now() - interval '1 hour'
      and subject ?| ${bodies}::text[]`.execute(core.db);
}
