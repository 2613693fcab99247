import { sql } from 'kysely';
import { type Announcement, announceAfter } from '#db/announcements.ts';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import type { Tx } from './events.ts';

/** The number of tries before a job is given up. */
export const tries = 30;

/** Milliseconds. A runner's query skips all jobs that are not its own, and finds fewer the more often it runs. */
const pause = 100;

/**
 * Notifies the job library after the commit, which then looks for all jobs. Its own `add_job` notifies within the
 * transaction, so that commits run one at a time (decision 173). Without a notification it looks every two seconds.
 */
export const thereAreJobs: Announcement = { channel: 'jobs:insert', payload: '{"count":1}', pause };

/** Adds a job for each of these tasks, even if the job library does not know them yet. */
export async function addForUnknown(tx: Tx, tasks: readonly string[], payload: object): Promise<void> {
  await sql`
    select graphile_worker.add_job(task, ${JSON.stringify(payload)}::json, max_attempts => ${tries})
    from unnest(${[...tasks]}::text[]) as task`.execute(tx);
}

type Later = { task: string; payload: object; seconds: number; key: string; most: number };

/**
 * Adds a job that begins after `seconds` by the database's time and is tried `most` times. It replaces a job of the same key
 * that has not begun.
 */
export async function addJobLater(db: Db, { task, payload, seconds, key, most }: Later): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
      run_at => now() + make_interval(secs => ${seconds}), job_key => ${key}, max_attempts => ${most})`.execute(
    db,
  );
}

/** Adds a job within `tx`: it runs if, and only if, `tx` commits. */
export async function addJob(tx: Tx, task: string, payload: object): Promise<void> {
  const [added] = await insert(tx, task, JSON.stringify(payload));
  if (added) await announceAfter(tx, thereAreJobs);
  else await addForUnknown(tx, [task], payload);
}

const insert = prepared<[string, string], { id: string }>((db, task, payload) => {
  const statement = sql<{ id: string }>`
    insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
    select id, ${payload}::json, ${sql.lit(tries)} from graphile_worker._private_tasks where identifier = ${task}
    returning id`;
  return { compile: () => statement.compile(db) };
});
