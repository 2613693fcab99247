import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { jobChannel } from '#core/ground/jobs.ts';
import type { BroadcastServer } from '../broadcasts/broadcast-server.ts';
import { beatFor } from './heartbeat.ts';
import { type FailedJob, type Lane, runLane } from './lane.ts';
import { keepLease, longestSilence } from './lease.ts';
import { listenForJobs } from './listen.ts';
import { keepSchedule, type Scheduled } from './schedule.ts';

export type JobRunner = {
  /** Takes no more jobs, lets running ones end for that many milliseconds, and hands the others back. */
  stop(patience?: number): Promise<void>;
};

export type JobOptions = {
  pool: pg.Pool;
  lanes: readonly Lane[];
  schedule?: readonly Scheduled[];
  /** Heard as well as the database. */
  broadcasts?: Pick<BroadcastServer, 'hear'> | null;
  /** Gets errors of the database. The runner goes on by itself. */
  onTrouble: (error: unknown) => void;
  onJobError?: (job: FailedJob, error: unknown) => void;
  /** Milliseconds. It is the same for all runners of a database. */
  silence?: number | undefined;
};

/** Milliseconds between two looks for jobs: for those that are due later, and where a notification was lost. */
const pollInterval = 2000;

/** Milliseconds. A database that does not answer holds up no stop. */
const longestStop = 1000;

/** Runs the jobs of the table `jobs` (decision 239). */
export function runJobs({
  pool,
  lanes,
  schedule = [],
  broadcasts,
  onTrouble,
  onJobError,
  silence = longestSilence,
}: JobOptions): JobRunner {
  const lease = keepLease(silence);
  const running = lanes.map((lane) => runLane({ ...lane, pool, lease, onTrouble, onJobError }));
  const ids = new Set(running.map(({ worker }) => worker));
  const look = () => {
    for (const lane of running) lane.look();
  };
  const poll = setInterval(look, pollInterval);
  poll.unref();
  const unhear = broadcasts?.hear({
    onBroadcast: ({ channel }) => channel === jobChannel && look(),
    onReturn: look,
  });
  const ear = listenForJobs(pool, look, onTrouble);
  const heart = beatFor(pool, { ids, lease, silence, onTrouble });
  const times = keepSchedule(pool, schedule, onTrouble);
  let stopped: Promise<void> | null = null;
  return {
    stop(patience = 5000) {
      stopped ??= stop(patience);
      return stopped;
    },
  };

  async function stop(patience: number): Promise<void> {
    clearInterval(poll);
    unhear?.();
    await Promise.all(running.map((lane) => lane.stop(patience)));
    const others = Promise.all([times.stop(), ear.stop(), heart.stop()]);
    await Promise.race([others, sleep(longestStop, undefined, { ref: false })]);
  }
}
