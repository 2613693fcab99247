import { sql } from 'kysely';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';

/** Tables whose parts are ranges of the ids of events, a month each (decision 482). */
const tables = ['events', 'done_reactions'] as const;
type Table = (typeof tables)[number];

/** Months that are made ahead. */
const ahead = 2;
/** The law requires security records for a year. */
const kept = sql`interval '1 year'`;
/** A part is locked for a moment. Others wait behind that lock, so it is not waited for long: the next run tries again. */
const patience = sql`set local lock_timeout = '500ms'`;

type Month = { name: string; first: string; end: string };

/**
 * Makes the parts of this month and the next ones, gives the events of this month their range of ids and drops the parts of months
 * that ended a year ago. Until it has run, the events of a month follow those of the month before.
 */
export async function keepMonths({ db }: Pick<Core, 'db'>): Promise<void> {
  for (const table of tables) {
    for (let month = await missing(db, table); month; month = await missing(db, table)) {
      await alone(db, async (tx) => {
        const first = await missing(tx, table);
        if (first) await make(tx, table, first);
      });
    }
  }
  // After their part: PostgreSQL refuses a row that waited for the part `other` while another part took over its range.
  // Never back: an id that was given must not be given again.
  await alone(db, (tx) =>
    sql`
      select setval('events_id_seq', first_event_id(now())) from events_id_seq
      where last_value < first_event_id(now())`.execute(tx),
  );
  await alone(db, async (tx) => {
    for (const part of await ended(tx)) await drop(tx, part);
  });
}

/** One run at a time. */
function alone(db: Core['db'], work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('ground:keep-months', 0))`.execute(tx);
    await patience.execute(tx);
    await work(tx);
  });
}

/** The first of this month and the next ones for which the table has no part. */
async function missing(db: Core['db'], table: Table): Promise<Month | undefined> {
  const { rows } = await sql<Month>`
    select ${table} || '_' || to_char(month, 'YYYY_MM') as name,
      first_event_id(month at time zone 'UTC')::text as first,
      first_event_id((month + interval '1 month') at time zone 'UTC')::text as end
    from (
      select date_trunc('month', now() at time zone 'UTC') + make_interval(months => more) as month
      from generate_series(0, ${sql.lit(ahead)}) as more
    ) as months
    where to_regclass('months.' || ${table} || '_' || to_char(month, 'YYYY_MM')) is null
    order by month limit 1`.execute(db);
  return rows[0];
}

/** Attached to its table only when it is whole: that locks the part `other` alone, which no one uses. */
async function make(tx: Tx, table: Table, { name, first, end }: Month): Promise<void> {
  const part = sql.table(`months.${name}`);
  const other = sql.table(`months.${table}_other`);
  const key = sql.ref(table === 'events' ? 'id' : 'event_id');
  const isIn = sql`${key} >= ${sql.lit(first)} and ${key} < ${sql.lit(end)}`;
  await sql`create table ${part} (like ${sql.table(table)} including defaults including constraints)`.execute(
    tx,
  );
  await sql`alter table ${part} add constraint ${sql.ref(`${name}_ids`)} check (${isIn})`.execute(tx);
  await sql`lock table ${other} in access exclusive mode`.execute(tx);
  await sql`with strayed as (delete from ${other} where ${isIn} returning *) insert into ${part} select * from strayed`.execute(
    tx,
  );
  await sql`
    alter table ${sql.table(table)} attach partition ${part} for values from (${sql.lit(first)}) to (${sql.lit(end)})`.execute(
    tx,
  );
}

/** The parts of months that ended a year ago, and that of rows from before there were months. */
async function ended(db: Core['db']): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select substr(relname, length('events_') + 1) as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass and case
      when relname ~ '_[0-9]{4}_[0-9]{2}$'
        then (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= now() - ${kept}
      else relname = 'events_before' end
    order by 1`.execute(db);
  return rows.map(({ part }) => part);
}

/** Drops a part of both tables, if all its events are old: some may have been written in the first minutes of the next month. */
async function drop(tx: Tx, part: string): Promise<void> {
  const events = sql.table(`months.events_${part}`);
  const { rows } = await sql`select from ${events} where created_at >= now() - ${kept} limit 1`.execute(tx);
  if (rows.length > 0) return;
  await sql`drop table ${events}`.execute(tx);
  await sql`drop table if exists ${sql.table(`months.done_reactions_${part}`)}`.execute(tx);
}
