import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import { announceAfter } from '#db/announcements.ts';
import { prepared } from '#db/prepared.ts';
import type { EventsTable, Tables } from '#db/tables.ts';
import type { Core } from './core.ts';
import { addForUnknown, thereAreJobs, tries } from './jobs.ts';
import { reactionsTo } from './reaction.ts';

export type Tx = Transaction<Tables>;

/** The channel on which every server instance hears the ids of new events. */
export const eventChannel = 'saharambh_events';
/** The one on which the database itself announces the ids of sessions that have ended (migration 0005). */
export const sessionChannel = 'saharambh_sessions';

/** What a module's `events.ts` declares: the name of each event, and the shape of its subject. Keys, never documents. */
export type DeclaredEvents = Record<string, z.ZodObject>;

export type SubjectsOf<Declared extends DeclaredEvents> = {
  [Name in keyof Declared]: z.output<Declared[Name]>;
};

/** Every event there is, with its subject. Each module adds its own where it declares them. */
export interface Events extends SubjectsOf<Record<never, never>> {}

export type EventName = keyof Events;

/** What a verb writes down. The subject may be left out where it has nothing to say. */
export type CoreEvent = {
  [Name in EventName]: { name: Name; accountId: string | null } & (Record<string, never> extends Events[Name]
    ? { subject?: Events[Name] }
    : { subject: Events[Name] });
}[EventName];

/** An event as it is read back. `at` is when its transaction began. */
export type EventOf<Name extends EventName> = {
  [One in Name]: { id: string; name: One; accountId: string | null; subject: Events[One]; at: Date };
}[Name];

/** Whom an event is about, for those that are always about somebody. */
export function accountOf({ name, accountId }: { name: string; accountId: string | null }): string {
  if (accountId === null) throw new Error(`The event "${name}" names no account.`);
  return accountId;
}

/** A row of the table, of which this version of the program may not know the name, with what was kept of a thing that went by it. */
export type StoredEvent = Selectable<EventsTable> & {
  form: Record<string, unknown> | null;
  readers: string[] | null;
};

/** How a thing was shown before it was deleted or hidden, and the roles of those who could read it then. */
export type LastForm = { form: Record<string, unknown>; readers: string[] };

/** What one instance hears of the doings of all (`outside/events/`). */
export type EventListener = {
  /** False while nobody would be told; then events are not even loaded. */
  isAttentive(): boolean;
  /** Of each event's id in the moment in which it is heard of; whether it is loaded then is another question. */
  onAnnounced?(eventId: string): void;
  /** In the order in which they were committed, each once, also those from while the database was out of reach. */
  onEvents(events: StoredEvent[]): Promise<void>;
  onSessionsEnded(sessionIds: string[]): void;
  /** The database is back: sessions may have ended unheard. */
  onReturn(): void;
};

/** Where an instance hears of events. The returned function stops listening. */
export type EventFeed = { listen(listener: EventListener): () => void };

/**
 * Writes down what happened, in the transaction in which it happens, with a job for each reaction to it; listeners hear
 * of it right after the commit. Events that are recorded in one turn are written by one statement, in their order. Where
 * something goes that others could see, `last` is what their news of it is made of.
 */
export async function record(tx: Tx, event: CoreEvent, last?: LastForm): Promise<void> {
  const gathering = gathered.get(tx) ?? gather(tx);
  const at = gathering.events.push(event) - 1;
  const ids = await gathering.written;
  if (!last || last.readers.length === 0) return;
  await tx
    .insertInto('last_forms')
    .values({ event_id: ids[at] ?? '', form: JSON.stringify(last.form), readers: last.readers })
    .execute();
}

type Gathering = {
  events: CoreEvent[];
  /** Their ids. */
  written: Promise<string[]>;
};
const gathered = new WeakMap<Tx, Gathering>();

function gather(tx: Tx): Gathering {
  const events: CoreEvent[] = [];
  const written = Promise.resolve().then(() => {
    gathered.delete(tx);
    return writeAll(tx, events);
  });
  const gathering = { events, written };
  gathered.set(tx, gathering);
  return gathering;
}

async function writeAll(tx: Tx, events: readonly CoreEvent[]): Promise<string[]> {
  const reactions = events.map(reactionsTo);
  const subjects = events.map(({ subject }) => JSON.stringify(subject ?? {}));
  const [event, ...more] = events;
  const [first = []] = reactions;
  let rows: Recorded[];
  if (event && more.length === 0)
    rows =
      first.length > 0
        ? await writeWithJobs(tx, event.name, event.accountId, subjects[0] ?? '', first)
        : await write(tx, event.name, event.accountId, subjects[0] ?? '');
  else {
    const all = events.map(({ name, accountId }, at) => ({
      at,
      name,
      account_id: accountId,
      subject: subjects[at],
      reactions: reactions[at],
    }));
    rows = await writeSeveral(tx, JSON.stringify(all));
  }
  const told = rows.map(({ id }, at) => {
    const [module = ''] = events[at]?.name.split('.') ?? [];
    return { channel: eventChannel, payload: id, isUnseen: unseen.has(module) };
  });
  const haveJobs = reactions.some((some) => some.length > 0);
  await announceAfter(tx, ...told, ...(haveJobs ? [thereAreJobs] : []));
  for (const { id, unknown = [] } of rows)
    if (unknown.length > 0) await addForUnknown(tx, unknown, { eventId: id });
  return rows.map(({ id }) => id);
}

/** Modules that record often, and of nothing that a public page shows. One that is left out here costs a look too many. */
const unseen = new Set([
  'messages',
  'conversations',
  'notifications',
  'sessions',
  'codes',
  'tokens',
  'savedSearches',
]);

type Recorded = {
  id: string;
  /** Reactions of which the job library has not heard, so that they have no job yet. */
  unknown?: string[];
};

const write = prepared<[string, string | null, string], Recorded>((db, name, accountId, subject) =>
  db
    .insertInto('events')
    .values({ name, account_id: accountId, subject: sql`${subject}::jsonb` })
    .returning('id'),
);

/** As `add_job` of the job library writes them, in the one statement, and for tasks that it knows. */
const writeWithJobs = prepared<[string, string | null, string, string[]], Recorded>(
  (db, name, accountId, subject, reactions) => {
    const statement = sql<Recorded>`
      with written as (
        insert into events (name, account_id, subject) values (${name}, ${accountId}, ${subject}::jsonb) returning id
      ), added as (
        insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
        select tasks.id, json_build_object('eventId', written.id::text), ${sql.lit(tries)}
        from written, graphile_worker._private_tasks as tasks
        where tasks.identifier = any(${reactions}::text[])
      )
      select id, array(
        select name from unnest(${reactions}::text[]) as name
        where not exists (select from graphile_worker._private_tasks as tasks where tasks.identifier = name)
      ) as unknown
      from written`;
    return { compile: () => statement.compile(db) };
  },
);

/** The same of several. */
const writeSeveral = prepared<[string], Recorded>((db, all) => {
  const statement = sql<Recorded>`
    with told as materialized (
      select nextval('events_id_seq') as id, one.*
      from json_to_recordset(${all}::json) as one (at int, name text, account_id text, subject text, reactions text[])
    ), written as (
      insert into events (id, name, account_id, subject) overriding system value
      select id, name, account_id, subject::jsonb from told
    ), asked as materialized (
      select told.id, task, tasks.id as task_id
      from told cross join unnest(reactions) as task
        left join graphile_worker._private_tasks as tasks on tasks.identifier = task
    ), added as (
      insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
      select task_id, json_build_object('eventId', id::text), ${sql.lit(tries)} from asked where task_id is not null
      order by id
    )
    select told.id, array(select task from asked where asked.id = told.id and task_id is null) as unknown
    from told order by at`;
  return { compile: () => statement.compile(db) };
});

/** The events with these ids, in the order of the ids given, each with what was kept of a thing that went by it. */
export async function loadEvents({ db }: Pick<Core, 'db'>, ids: string[]): Promise<StoredEvent[]> {
  const rows = await select(db, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const select = prepared((db, ids: string[]) =>
  db
    .selectFrom('events')
    .leftJoin('last_forms', 'last_forms.event_id', 'events.id')
    .selectAll('events')
    .select(['last_forms.form', 'last_forms.readers'])
    .where('events.id', '=', sql<string>`any(${ids}::bigint[])`),
);

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

/** What subjects carried of people's data before there was a table for it; a server of that version may still run. */
const bodies = ['document', 'file', 'session', 'token'];

/** Removes last forms when they are no news any more. */
export async function forgetLastForms(core: Pick<Core, 'db'>): Promise<void> {
  await core.db
    .deleteFrom('last_forms')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  await sql`
    update events set subject = subject - ${bodies}::text[]
    where created_at between now() - interval '2 days' and now() - interval '1 hour'
      and subject ?| ${bodies}::text[]`.execute(core.db);
}
