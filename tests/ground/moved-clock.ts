import pg from 'pg';

/** A clock of a database that a test moves. */
export type MovedClock = { set(at: string): Promise<unknown>; reset(): Promise<unknown> };

/** Lets all connections that are opened from now on see a clock that the test moves. */
export async function moveClock(url: string, pool: Pick<pg.Pool, 'query'>): Promise<MovedClock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create schema clock;
    create table clock.moved (by interval not null);
    insert into clock.moved values ('0');
    create function clock.now() returns timestamptz stable language sql
      as 'select pg_catalog.now() + by from clock.moved';
    create function clock.clock_timestamp() returns timestamptz volatile language sql
      as 'select pg_catalog.clock_timestamp() + by from clock.moved';
    do $$ begin
      execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
    end $$`);
  await client.end();
  return {
    set: (at) =>
      pool.query(`update clock.moved set by = $1::timestamptz - pg_catalog.clock_timestamp()`, [at]),
    reset: () => pool.query(`update clock.moved set by = '0'`),
  };
}
