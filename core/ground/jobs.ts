import { type RawBuilder, sql } from 'kysely';
import { type Broadcast, broadcastAfter } from '#db/broadcasts.ts';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import type { Tx } from './events.ts';
import { carried } from './trace.ts';

/** The number of tries before a job is given up; the table has the same. */
export const tries = 30;

/** The channel on which workers hear of new jobs. */
export const jobChannel = 'saharambh_jobs';

/** Milliseconds. The more often a worker looks for jobs, the fewer it finds at once. */
const pause = 100;

/**
 * Tells the workers after the commit. A notification within the transaction would let commits run one at a time only
 * (decision 173). Workers also look every two seconds.
 */
export const thereAreJobs: Broadcast = { channel: jobChannel, payload: '', pause };

/** The same for a job whose end a person waits for: it does not wait for the pause that other jobs have begun. */
export const awaitedJob: Broadcast = { channel: jobChannel, payload: 'awaited' };

type Later = { task: string; payload: object; seconds: number; key: string; most: number };

/**
 * Adds a job that begins after `seconds` by the database's time and is tried `most` times. It replaces a job of the same key
 * that has not begun.
 */
export async function addJobLater(db: Db, { task, payload, seconds, key, most }: Later): Promise<void> {
  await sql`
    select add_job(${task}, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${seconds}), ${key}, ${most})`.execute(
    db,
  );
}

/** Adds a job within `tx`: it runs if, and only if, `tx` commits. */
export async function addJob(
  tx: Tx,
  task: string,
  payload: object,
  broadcast: Broadcast = thereAreJobs,
): Promise<void> {
  await insert(tx, task, JSON.stringify({ ...payload, ...carried() }));
  await broadcastAfter(tx, broadcast);
}

const insert = prepared<[string, string], unknown>((db, task, payload) =>
  db.insertInto('jobs').values({ task, payload }),
);

/** Adds jobs for the payloads that a query gives, so many a second: others that come meanwhile run between them. */
export async function addJobsSpread(
  tx: Tx,
  { task, payloads, perSecond }: { task: string; payloads: RawBuilder<unknown>; perSecond: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with wanted (payload) as (${payloads}), added as (
      insert into jobs (task, payload, run_at)
      select ${task}, payload, now() + make_interval(secs => (row_number() over ())::float8 / ${perSecond}) from wanted
      returning 1
    )
    select count(*)::int as count from added`.execute(tx);
  await broadcastAfter(tx, thereAreJobs);
  return rows[0]?.count ?? 0;
}

/** Removes emails to or about an ending account from the outbox, also given-up ones. Without the account none could leave. */
export async function forgetEmailsOf(tx: Tx, accountId: string): Promise<void> {
  await sql`
    delete from jobs where task = 'send-letter' and payload ->> 'accountId' = ${accountId}`.execute(tx);
}
