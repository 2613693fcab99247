import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { jobChannel } from '#core/ground/jobs.ts';

const pause = 1000;

/** Calls `onJobs` when any server has added jobs, on a connection that it opens again when it is lost. */
export function listenForJobs(
  pool: pg.Pool,
  onJobs: () => void,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  let isStopping = false;
  const done = keepListening();
  return {
    async stop() {
      isStopping = true;
      stop();
      await done;
    },
  };

  async function keepListening(): Promise<void> {
    while (!isStopping) {
      await listen().catch(onTrouble);
      if (!isStopping) await Promise.race([stopped, sleep(pause, undefined, { ref: false })]);
    }
  }

  async function listen(): Promise<void> {
    const client = await pool.connect();
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    try {
      client.on('notification', onJobs);
      client.once('error', lose).once('end', lose);
      await client.query(`listen ${jobChannel}`);
      // Some may have come while nothing listened.
      onJobs();
      await Promise.race([lost, stopped]);
    } finally {
      // Its subscription must not return to the pool.
      client.release(true);
    }
  }
}
