import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Carried, inSpan } from '#core/ground/trace.ts';
import { withoutAddresses } from '#core/ground/without-addresses.ts';
import { FinalFailure } from './failure.ts';
import type { Lease } from './lease.ts';
import { type Ended, freeAll, freeUnknown, type Job, reportAndTake } from './table.ts';

/** `isHeld` says whether no other worker can have the job yet: a task whose effect cannot be undone asks right before it. */
export type Task = (payload: unknown, job: Job, isHeld: () => boolean) => Promise<unknown>;
export type TaskList = Record<string, Task>;

/** Tasks that share a number of jobs that run at once. */
export type Lane = { tasks: TaskList; concurrency: number };

export type LaneParts = Lane & {
  pool: pg.Pool;
  lease: Lease;
  /** Gets errors of the database; the lane goes on after a pause. */
  onTrouble: (error: unknown) => void;
  onJobError?: ((job: FailedJob, error: unknown) => void) | undefined;
};

export type FailedJob = { id: string; task: string; attempt: number; isLast: boolean };

export type RunningLane = {
  /** The name under which it holds jobs. */
  worker: string;
  /** There may be new jobs. */
  look(): void;
  stop(patience: number): Promise<void>;
};

const [firstPause, longestPause] = [200, 5000];
/** Milliseconds that a stop may take to hand back what has not ended. */
const longestReturn = 1000;

/**
 * Takes jobs, never more than it begins at once, and reports each end as soon as the database answers: a job that ended while
 * it was away is reported after its return, not repeated.
 */
export function runLane(parts: LaneParts): RunningLane {
  const { pool, lease, tasks, concurrency, onTrouble, onJobError } = parts;
  const worker = randomUUID();
  const names = Object.keys(tasks);
  const running = new Set<string>();
  const stopping = new AbortController();
  let ended: Ended[] = [];
  let mayBeMore = true;
  /** The database may have given us jobs in an answer that we never got, or that came too late. */
  let mayHoldUnknown = false;
  let isOver = false;
  let wake = Promise.withResolvers<void>();
  let turn: Promise<void> = Promise.resolve();

  const done = loop();
  return {
    worker,
    look() {
      mayBeMore = true;
      wake.resolve();
    },
    async stop(patience) {
      stopping.abort();
      wake.resolve();
      await Promise.race([done, sleep(patience, undefined, { ref: false })]);
      isOver = true;
      await Promise.race([handBack(), sleep(longestReturn, undefined, { ref: false })]);
    },
  };

  async function loop(): Promise<void> {
    let pause = firstPause;
    while (!isOver) {
      const isStopping = stopping.signal.aborted;
      const most = mayBeMore && !isStopping ? concurrency - running.size : 0;
      if (most === 0 && ended.length === 0 && !mayHoldUnknown) {
        if (isStopping && running.size === 0) return;
        await wake.promise;
        wake = Promise.withResolvers();
        continue;
      }
      try {
        turn = takeTurn(most);
        await turn;
        pause = firstPause;
      } catch (error) {
        mayHoldUnknown = true;
        onTrouble(error);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => sleep(firstPause));
        pause = Math.min(pause * 2, longestPause);
      }
    }
  }

  async function takeTurn(most: number): Promise<void> {
    const reported = [...ended];
    if (mayHoldUnknown) await freeUnknown(pool, worker, [...running, ...reported.map(({ id }) => id)]);
    mayHoldUnknown = false;
    mayBeMore = false;
    const asked = performance.now();
    const taken = await reportAndTake(pool, { worker, ended: reported, tasks: names, most }).catch(
      (error) => {
        mayBeMore = true;
        throw error;
      },
    );
    ended = ended.slice(reported.length);
    if (taken.length === most) mayBeMore = true;
    const isHeld = () => lease.holds(asked);
    if (stopping.signal.aborted || !isHeld()) mayHoldUnknown = taken.length > 0;
    else for (const job of taken) void begin(job, isHeld);
  }

  async function begin(job: Job, isHeld: () => boolean): Promise<void> {
    running.add(job.id);
    let end: Ended = { id: job.id };
    try {
      const { traceparent } = (job.payload ?? {}) as Carried;
      await inSpan(`job ${job.task}`, async () => tasks[job.task]?.(job.payload, job, isHeld), traceparent);
    } catch (error) {
      const isFinal = error instanceof FinalFailure;
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      const kept = withoutAddresses(message);
      end = { id: job.id, error: kept, isFinal };
      const isLast = isFinal || job.attempts >= job.maxAttempts;
      const failed = { id: job.id, task: job.task, attempt: job.attempts, isLast };
      onJobError?.(failed, new Error(kept, { cause: cause ?? error }));
    }
    running.delete(job.id);
    ended.push(end);
    wake.resolve();
  }

  /** A connection that was cut a moment ago may still seem open, and then the first try fails with it. */
  async function handBack(): Promise<void> {
    const lastTry = performance.now() + longestReturn;
    await turn.catch(() => {});
    for (;;) {
      try {
        if (ended.length > 0) await reportAndTake(pool, { worker, ended, tasks: names, most: 0 });
        return await freeAll(pool, worker, [...running]);
      } catch (error) {
        onTrouble(error);
        if (performance.now() > lastTry) return;
        await sleep(100);
      }
    }
  }
}
