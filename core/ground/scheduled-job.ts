import type { Core } from './core.ts';

/** A scheduled job: one server runs it for all. Each is its own task, so that its failure affects no other. */
export type ScheduledJob = {
  /** Its module and its action, as in `files:sweep`: the name of its jobs, so it must not change. */
  name: string;
  /** Its times, as five fields of a crontab, in UTC. */
  at: string;
  run(core: Core): Promise<unknown>;
};

export const everyTenMinutes = '*/10 * * * *';
export const everyMinute = '* * * * *';
