import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { withoutAddresses } from '#core/ground/without-addresses.ts';
import { FinalFailure } from './failure.ts';
import { beatFor } from './heartbeat.ts';

export type JobRunner = {
  /** Takes no more jobs, lets running ones end for that many milliseconds, and hands the others back. */
  stop(patience?: number): Promise<void>;
};

export type JobOptions = {
  pool: pg.Pool;
  taskList: TaskList;
  crontab: string;
  /** Jobs that run at once. */
  concurrency?: number;
  /** Gets the error of a runner that ended by itself, and of each failed attempt to restart it. */
  onTrouble: (error: unknown) => void;
  onJobError?: (job: FailedJob, error: unknown) => void;
};

export type FailedJob = { id: string; task: string; attempt: number; isLast: boolean };

const [firstPause, longestPause] = [200, 5000];
/** Milliseconds that a stop may take to hand back what has not ended. */
const longestReturn = 1000;
/**
 * Jobs that one statement fetches: with one statement each, the search for a job took longer than most jobs (decision 181).
 * Jobs that slow ones delay for `ttl` milliseconds are handed back, for other servers to take.
 */
const localQueue = { size: 16, ttl: 5000 };
/** Jobs that succeeded, kept until the next restart shows whether the database has recorded it. */
const mostRemembered = 1000;

/**
 * Runs the job library and restarts it. It gives up when it cannot report a job's end: then its jobs are handed back, and those
 * that succeeded are deleted, not repeated. After a failed first fetch it never fetches again, so that restarts it, too.
 */
export async function runJobs(options: JobOptions): Promise<JobRunner> {
  const { pool, concurrency = 4, onTrouble, onJobError } = options;
  const queue = { ...localQueue, size: Math.max(localQueue.size, concurrency) };
  const events: WorkerEvents = new EventEmitter();
  const held = new Set<string>();
  const endedWell = new Set<string>();
  const taskList = Object.fromEntries(
    Object.entries(options.taskList).map(([name, task]) => [name, task && givingUp(task)]),
  );
  events.on('pool:create', ({ workerPool }) => held.add(workerPool.id));
  events.on('pool:fatalError', ({ error }) => onTrouble(error));
  events.on('job:success', ({ job }) => {
    endedWell.add(job.id);
    const [oldest] = endedWell;
    if (oldest && endedWell.size > mostRemembered) endedWell.delete(oldest);
  });
  events.on('job:error', ({ job, error }) => {
    const isLast = job.attempts >= job.max_attempts;
    onJobError?.({ id: job.id, task: job.task_identifier, attempt: job.attempts, isLast }, error);
  });

  let hasFetched = false;
  events.on('localQueue:getJobs:complete', () => {
    hasFetched = true;
  });

  const stopping = new AbortController();
  let runner: Runner = await begin();
  const heart = beatFor(pool, held, onTrouble);
  const watching = watch();
  let stopped: Promise<void> | null = null;
  return {
    stop(patience = 5000) {
      stopped ??= stop(patience);
      return stopped;
    },
  };

  async function stop(patience: number): Promise<void> {
    stopping.abort();
    // It may have ended by itself a moment ago.
    const ended = runner.stop().catch(() => {});
    await Promise.race([ended.then(() => watching), sleep(patience, undefined, { ref: false })]);
    await heart.stop();
    // Of what it had fetched and not begun it gives nothing back where its line breaks meanwhile, and says nothing of that either.
    await Promise.race([handBackAtLast(), sleep(longestReturn, undefined, { ref: false })]);
  }

  async function begin(): Promise<Runner> {
    hasFetched = false;
    const { promise: firstFailure, resolve: failed } = Promise.withResolvers<void>();
    const fresh = await run({
      pgPool: pool,
      taskList,
      crontab: options.crontab,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2000,
      // Its log is not needed: failures come as events, except that of the first fetch, which only the log has.
      logger: new Logger(() => (level) => {
        if (level === 'error' && !hasFetched) failed();
      }),
      events,
      // Without a delay, even of 0, a failed completion of a job reaches no handler and would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, localQueue: queue } },
    });
    void firstFailure.then(() => fresh.stop()).catch(() => {});
    return fresh;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(onTrouble);
      if (stopping.signal.aborted) return;
      onTrouble(new Error('The job runner ended and is started again.'));
      const fresh = await beginPatiently();
      if (!fresh) return;
      runner = fresh;
      if (stopping.signal.aborted) await runner.stop().catch(() => {});
    }
  }

  async function beginPatiently(): Promise<Runner | null> {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return null;
      try {
        await handBack();
        return await begin();
      } catch (error) {
        onTrouble(error);
      }
    }
  }

  /** A connection that was cut a moment ago may still seem open, and then the first try fails with it. */
  async function handBackAtLast(): Promise<void> {
    const lastTry = performance.now() + longestReturn;
    for (;;) {
      try {
        return await handBack();
      } catch (error) {
        onTrouble(error);
        if (performance.now() > lastTry) return;
        await sleep(100);
      }
    }
  }

  async function handBack(): Promise<void> {
    const pools = [...held];
    await pool.query(
      'delete from graphile_worker._private_jobs where locked_by = any($1::text[]) and id = any($2::bigint[])',
      [pools, [...endedWell]],
    );
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [pools]);
    for (const id of pools) held.delete(id);
    endedWell.clear();
  }
}

/** Marks a final failure and removes addresses that a mail server repeated, before the library stores the error's message. */
function givingUp(task: Task): Task {
  return async (payload, helpers) => {
    try {
      return await task(payload, helpers);
    } catch (error) {
      if (error instanceof FinalFailure) {
        const { job } = helpers;
        await helpers.query(
          'update graphile_worker._private_jobs set max_attempts = attempts where id = $1',
          [job.id],
        );
        job.max_attempts = job.attempts;
      }
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      throw new Error(withoutAddresses(message), { cause: cause ?? error });
    }
  };
}
