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
  const values = [worker, JSON.stringify(ended), tasks, most];
  const { rows } = await pool.query<Job>({ name: 'jobs: report and take', text: turn, values });
  return rows;
}

const turn = `
  with ended as materialized (
    select * from json_to_recordset($2::json) as one (id bigint, error text, "isFinal" boolean)
  ), removed as (
    delete from jobs using ended
    where jobs.id = ended.id and locked_by = $1 and (error is null or ${isReplaced})
  ), failed as (
    update jobs set locked_by = null, locked_at = null, last_error = error,
      max_attempts = case when "isFinal" then attempts else max_attempts end,
      run_at = now() + exp(least(attempts, 10)) * interval '1 second'
    from ended where jobs.id = ended.id and locked_by = $1 and error is not null and not ${isReplaced}
  ), due as materialized (
    select id from jobs
    where locked_by is null and attempts < max_attempts and run_at <= now() and task = any($3::text[])
    order by run_at, id limit $4 for update skip locked
  ), taken as (
    update jobs set locked_by = $1, locked_at = now(), attempts = attempts + 1
    from due where jobs.id = due.id
    returning jobs.id, run_at, task, payload, attempts, max_attempts, created_at
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

/** Frees the jobs of workers that have given no sign of life for so long, or never. */
export async function freeJobsOfDead(pool: pg.Pool, patience: string): Promise<void> {
  await pool.query(
    freeing(
      `locked_at < now() - $1::interval and not exists (
        select from job_runners where job_runners.id = locked_by and seen_at > now() - $1::interval)`,
      'attempts',
    ),
    [patience],
  );
}
