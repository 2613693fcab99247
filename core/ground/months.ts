import { type RawBuilder, sql } from 'kysely';
import type { Core } from './core.ts';
import type { Tx } from './events.ts';

// Tables whose parts are ranges of ids or of their months: `first_event_id(time)` gives the first of a month (decisions 482 and 492).

/** A part by its name, with its first id and the one after its last. */
export type Month = { name: string; first: string; end: string };

/** Months that are made ahead. */
const ahead = 2;
/** A part is locked for a moment. Others wait behind that lock, so it is not waited for long: the next run tries again. */
const patience = sql`set local lock_timeout = '500ms'`;

/** One run at a time. */
export function alone(db: Core['db'], work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('ground:keep-months', 0))`.execute(tx);
    await patience.execute(tx);
    await work(tx);
  });
}

/** Moves a sequence to the month's range of ids. Never back: an id that was given must not be given again. */
export async function moveIds(tx: Tx, sequence: string): Promise<void> {
  await sql`
    select setval(${sequence}::regclass, first_event_id(now())) from ${sql.table(sequence)}
    where last_value < first_event_id(now())`.execute(tx);
}

/** Makes the parts of this month and of the next ones. */
export async function makeMonths(db: Core['db'], table: string, key: string): Promise<void> {
  for (let month = await missing(db, table); month; month = await missing(db, table)) {
    await alone(db, async (tx) => {
      const first = await missing(tx, table);
      if (first) await make(tx, table, key, first);
    });
  }
}

/** The first of these months for which the table has no part. */
async function missing(db: Core['db'], table: string): Promise<Month | undefined> {
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

/**
 * Attached to its table only when it is whole: that locks the part `other` for a moment, and the tables to which the table refers.
 * Statements that do not know the month wait for it, no longer than `patience`.
 */
async function make(tx: Tx, table: string, key: string, { name, first, end }: Month): Promise<void> {
  const part = sql.table(`months.${name}`);
  const other = sql.table(`months.${table}_other`);
  const isIn = sql`${sql.ref(key)} >= ${sql.lit(first)} and ${sql.ref(key)} < ${sql.lit(end)}`;
  await sql`create table ${part} (like ${sql.table(table)} including defaults including constraints)`.execute(
    tx,
  );
  await sql`alter table ${part} add constraint ${sql.ref(`${name}_ids`)} check (${isIn})`.execute(tx);
  await sql`lock table ${other} in access exclusive mode`.execute(tx);
  // Rows that move are not deleted, so their triggers rest.
  await sql`alter table ${other} disable trigger user`.execute(tx);
  await sql`with strayed as (delete from ${other} where ${isIn} returning *) insert into ${part} select * from strayed`.execute(
    tx,
  );
  await sql`alter table ${other} enable trigger user`.execute(tx);
  await sql`
    alter table ${sql.table(table)} attach partition ${part} for values from (${sql.lit(first)}) to (${sql.lit(end)})`.execute(
    tx,
  );
}

/** The parts of the months for which this is true, by the first moment of the month and the first of the next. */
export async function monthsWhere(
  db: Core['db'],
  table: string,
  isMeant: RawBuilder<unknown>,
): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select name, first_event_id(began)::text as first, first_event_id(ended)::text as end from (
      select relname as name, day::timestamp at time zone 'UTC' as began,
        (day + interval '1 month') at time zone 'UTC' as ended
      from pg_inherits join pg_class on pg_class.oid = inhrelid cross join lateral (
        select case when relname ~ '_[0-9]{4}_[0-9]{2}$' then to_date(right(relname, 7), 'YYYY_MM') end as day
      ) as first
      where inhparent = ${table}::regclass and day is not null
    ) as months
    where ${isMeant} order by began`.execute(db);
  return rows;
}

/** Drops a part, unless this is true for one of its rows. Resolves to whether it did. */
export async function dropUnless(tx: Tx, part: string, isNeeded: RawBuilder<unknown>): Promise<boolean> {
  const there = await sql`select from pg_class where oid = to_regclass('months.' || ${part})`.execute(tx);
  if (there.rows.length === 0) return false;
  const name = sql.table(`months.${part}`);
  const needed = await sql`select from ${name} where ${isNeeded} limit 1`.execute(tx);
  if (needed.rows.length > 0) return false;
  await sql`drop table ${name}`.execute(tx);
  return true;
}
