import type pg from 'pg';

/** A job that a worker has taken. */
export type Job = {
  id: string;
  task: string;
  payload: unknown;
  /** The current try counted. */
  attempts: number;
  maxAttempts: number;
  createdAt: Date;
};

/** The end of a job: without an error it is done. After a final one it is not tried again. */
export type Ended = { id: string; error?: string; isFinal?: boolean };

/** A newer job of the same key waits: this one is not tried again. */
const isReplaced = `exists (select from jobs as newer where newer.key = jobs.key and newer.locked_by is null)`;

/**
 * Reports jobs that have ended and takes as many others as fit, oldest first, in one statement. A report of jobs that the
 * worker does not hold any more changes nothing. A failed job waits longer after each try.
 */
export async function reportAndTake(
  pool: pg.Pool,
  { worker, ended, tasks, most }: { worker: string; ended: readonly Ended[]; tasks: string[]; most: number },
): Promise<Job[]> {
  const failed = ended.filter(({ error }) => error !== undefined);
  const values = [
    worker,
    ended.filter(({ error }) => error === undefined).map(({ id }) => id),
    failed.map(({ id }) => id),
    JSON.stringify(Object.fromEntries(failed.map((one) => [one.id, one]))),
    tasks,
    most,
  ];
  const { rows } = await pool.query<Job>({ name: 'jobs: report and take', text: turn, values });
  return rows;
}

/** With arrays of ids: for a join the planner would read the whole table. */
const turn = `
  with done as (
    delete from jobs where id = any($2::bigint[]) and locked_by = $1
  ), replaced as (
    delete from jobs where id = any($3::bigint[]) and locked_by = $1 and ${isReplaced}
  ), failed as (
    update jobs set locked_by = null, locked_at = null,
      last_error = $4::json -> id::text ->> 'error',
      max_attempts = case when ($4::json -> id::text ->> 'isFinal')::boolean then attempts else max_attempts end,
      run_at = now() + exp(least(attempts, 10)) * interval '1 second'
    where id = any($3::bigint[]) and locked_by = $1 and not ${isReplaced}
  ), due as materialized (
    select id from jobs
    where locked_by is null and attempts < max_attempts and run_at <= now() and task = any($5::text[])
    order by run_at, id limit $6 for update skip locked
  ), taken as (
    update jobs set locked_by = $1, locked_at = now(), attempts = attempts + 1
    where id = any(array(select id from due))
    returning *
  )
  select id::text, task, payload, attempts, max_attempts as "maxAttempts", created_at as "createdAt"
  from taken order by run_at, taken.id`;

const freeing = (condition: string, attempts: string) => `
  with replaced as (
    delete from jobs where ${condition} and ${isReplaced}
  )
  update jobs set locked_by = null, locked_at = null, attempts = ${attempts}
  where ${condition} and not ${isReplaced}`;

/** Frees what the worker holds, except `kept`, as if it had never taken it: it has lost the answer that named these jobs. */
export async function freeUnknown(pool: pg.Pool, worker: string, kept: string[]): Promise<void> {
  await pool.query(freeing('locked_by = $1 and id <> all($2::bigint[])', 'attempts - 1'), [worker, kept]);
}

/** Frees all that the worker holds. A try of those that have `begun` counts. */
export async function freeAll(pool: pg.Pool, worker: string, begun: string[]): Promise<void> {
  const attempts = 'case when id = any($2::bigint[]) then attempts else attempts - 1 end';
  await pool.query(freeing('locked_by = $1', attempts), [worker, begun]);
}

/**
 * Frees the jobs of workers that have given no sign of life for so many milliseconds, or never. The `living` ones run this: they may have
 * been frozen since their last sign.
 */
export async function freeJobsOfDead(pool: pg.Pool, silence: number, living: string[]): Promise<void> {
  await pool.query(
    freeing(
      `locked_at < now() - $1::float8 * interval '1 ms' and locked_by <> all($2::text[]) and not exists (
        select from job_runners where job_runners.id = locked_by and seen_at > now() - $1::float8 * interval '1 ms')`,
      'attempts',
    ),
    [silence, living],
  );
}
