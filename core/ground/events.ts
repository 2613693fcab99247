import type { RawBuilder, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import { broadcastAfter } from '#db/broadcasts.ts';
import { prepared } from '#db/prepared.ts';
import type { EventsTable } from '#db/tables/events.ts';
import type { Tables } from '#db/tables.ts';
import type { Core } from './core.ts';
import { thereAreJobs } from './jobs.ts';
import { hasNeeded, reactionsTo } from './reaction.ts';
import { carried } from './trace.ts';

export type Tx = Transaction<Tables>;

/** The channel that broadcasts the ids of new events to every server. */
export const eventChannel = 'saharambh_events';
/** The channel on which the database itself broadcasts the ids of ended sessions (migration 0005). */
export const sessionChannel = 'saharambh_sessions';

/**
 * The declarations of a module's `events.ts`: the name of each event, and the shape of its subject. Keys, never documents.
 */
export type DeclaredEvents = Record<string, z.ZodObject>;

export type SubjectsOf<Declared extends DeclaredEvents> = {
  [Name in keyof Declared]: z.output<Declared[Name]>;
};

/** Every event with its subject. Each module adds its own where it declares them. */
export interface Events extends SubjectsOf<Record<never, never>> {}

export type EventName = keyof Events;

/** An event to record. An empty subject may be omitted. */
export type CoreEvent = {
  [Name in EventName]: { name: Name; accountId: string | null } & (Record<string, never> extends Events[Name]
    ? { subject?: Events[Name] }
    : { subject: Events[Name] });
}[EventName];

/** An event as it is read back. `at` is when its transaction began. */
export type EventOf<Name extends EventName> = {
  [One in Name]: { id: string; name: One; accountId: string | null; subject: Events[One]; at: Date };
}[Name];

/** The account of an event that always has one. */
export function accountOf({ name, accountId }: { name: string; accountId: string | null }): string {
  if (accountId === null) throw new Error(`The event "${name}" names no account.`);
  return accountId;
}

/** A row of the table, whose name this version may not know, with the last form of content that the event removed. */
export type StoredEvent = Selectable<EventsTable> & {
  form: Record<string, unknown> | null;
  readers: string[] | null;
};

/** Content as it was shown before it was deleted or hidden, and the roles that could read it then. */
export type LastForm = { form: Record<string, unknown>; readers: string[] };

/** Receives the events of all servers (`outside/events/`). */
export type EventListener = {
  /** False while no client listens; then events are not even loaded. */
  isAttentive(): boolean;
  /** Called with each event's id as soon as it is broadcast, even if the event is not loaded afterwards. */
  onBroadcast?(eventId: string): void;
  /** In the order of their commits, each once, including those from while the database was unreachable. */
  onEvents(events: StoredEvent[]): Promise<void>;
  onSessionsEnded(sessionIds: string[]): void;
  /** The database is reachable again: broadcasts of ended sessions may have been missed. */
  onReturn(): void;
};

/** The source of broadcast events on a server. The returned function stops listening. */
export type EventFeed = { listen(listener: EventListener): () => void };

/**
 * Records an event and the jobs of its reactions within the caller's transaction; listeners get it after the commit. One
 * statement writes all events of a turn in order. `last` is the live update for content that others can no longer see.
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
  /** The ids of the recorded events. */
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
  let rows: Written[];
  if (event && more.length === 0)
    rows =
      first.length > 0
        ? await writeWithJobs(
            tx,
            event.name,
            event.accountId,
            subjects[0] ?? '',
            first,
            JSON.stringify(carried()),
          )
        : await write(tx, event.name, event.accountId, subjects[0] ?? '');
  else {
    const all = events.map(({ name, accountId }, at) => ({
      at,
      name,
      account_id: accountId,
      subject: subjects[at],
      reactions: reactions[at],
    }));
    rows = await writeSeveral(tx, JSON.stringify(all), JSON.stringify(carried()));
  }
  const isUnseen = events.map(({ name }) => unseen.has(name));
  const broadcasts = rows.map(({ id }, at) => ({
    channel: eventChannel,
    payload: id,
    isUnseen: isUnseen[at],
  }));
  const haveJobs = rows.some(({ has_jobs }) => has_jobs);
  await broadcastAfter(tx, ...broadcasts, ...(haveJobs ? [thereAreJobs] : []));
  return rows.map(({ id }) => id);
}

let unseen: ReadonlySet<EventName> = new Set();

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowUnseenEvents(names: readonly EventName[]): void {
  unseen = new Set(names);
}

/** `has_jobs` is the same for all events of a statement. */
type Written = { id: string; has_jobs: boolean };

const write = prepared<[string, string | null, string], Written>((db, name, accountId, subject) =>
  db
    .insertInto('events')
    .values({ name, account_id: accountId, subject: sql`${subject}::jsonb` })
    .returning(['id', sql.lit(false).as('has_jobs')]),
);

/** Writes an event and the jobs of its reactions in one statement. */
const writeWithJobs = prepared<[string, string | null, string, string[], string], Written>(
  (db, name, accountId, subject, reactions, more) => {
    const statement = sql<Written>`
      with written as (
        insert into events (name, account_id, subject) values (${name}, ${accountId}, ${subject}::jsonb) returning id
      ), added as (
        insert into jobs (task, payload)
        select reaction, jsonb_build_object('eventId', id::text) || ${more}::jsonb
        from written, unnest(${reactions}::text[]) as reaction
        where ${hasNeeded(sql.ref('reaction'), sql`${accountId}`)}
        returning id
      )
      select id, exists (select from added) as has_jobs from written`;
    return { compile: () => statement.compile(db) };
  },
);

/** The same for several events. */
const writeSeveral = prepared<[string, string], Written>((db, all, more) => {
  const statement = sql<Written>`
    with told as materialized (
      select nextval('events_id_seq') as id, one.*
      from json_to_recordset(${all}::json) as one (at int, name text, account_id text, subject text, reactions text[])
    ), written as (
      insert into events (id, name, account_id, subject) overriding system value
      select id, name, account_id, subject::jsonb from told
    ), added as (
      insert into jobs (task, payload)
      select reaction, jsonb_build_object('eventId', id::text) || ${more}::jsonb
      from told cross join unnest(reactions) as reaction
      where ${hasNeeded(sql.ref('reaction'), sql.ref('told.account_id'))} order by id
      returning id
    )
    select id, exists (select from added) as has_jobs from told order by at`;
  return { compile: () => statement.compile(db) };
});

/** The events with these ids, in the given order, each with its last form. */
export async function loadEvents({ db }: Pick<Core, 'db'>, ids: string[]): Promise<StoredEvent[]> {
  const rows = await select(db, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Each by its own id: of an array of ids the database does not know in which months they are. */
const select = prepared<[string[]], StoredEvent>((db, ids) => {
  const statement = sql<StoredEvent>`
    select event.id, event.name, event.account_id, event.subject, event.created_at, last.form, last.readers
    from unnest(${ids}::bigint[]) as one (id)
      cross join lateral (
        select id, name, account_id, subject, created_at from events where id = one.id offset 0
      ) as event
      left join lateral (select form, readers from last_forms where event_id = one.id offset 0) as last on true`;
  return { compile: () => statement.compile(db) };
});

/**
 * An id below those of all events of the last `span`. The month before is in it: the job that begins a month's ids may be late
 * (keep-months.ts). By it the database looks at the parts of these months alone.
 */
export const firstIdSince = (span: RawBuilder<unknown>) =>
  sql<string>`first_event_id(now() - ${span} - interval '1 month')`;

/**
 * The ids of the events of the last `seconds`. Ids are assigned before the commit, so a server that missed some must look
 * back by time, not by the last id it received.
 */
export async function recentEventIds(core: Pick<Core, 'db'>, seconds: number): Promise<string[]> {
  const rows = await core.db
    .selectFrom('events')
    .select('id')
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where('id', '>=', firstIdSince(sql`make_interval(secs => ${seconds})`))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Members' data that subjects contained before `last_forms` existed; a server of that version may still run. */
const bodies = ['document', 'file', 'session', 'token'];

/** Deletes last forms after an hour, when no live update needs them any more. */
export async function forgetLastForms(core: Pick<Core, 'db'>): Promise<void> {
  await core.db
    .deleteFrom('last_forms')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  await sql`
    update events set subject = subject - ${bodies}::text[]
    where id >= ${firstIdSince(sql`interval '2 days'`)}
      and created_at between now() - interval '2 days' and now() - interval '1 hour'
      and subject ?| ${bodies}::text[]`.execute(core.db);
}
