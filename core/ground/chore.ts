import type { Core } from './core.ts';

/** Something done at regular times, by one server for all. Each is a task of its own: its failure is nobody else's. */
export type Chore = {
  /** Its module and what it does, as in `files:sweep`: the name of its jobs, so it must stay. */
  name: string;
  /** When, as five fields of a crontab, in UTC. */
  at: string;
  run(core: Core): Promise<unknown>;
};

export const everyTenMinutes = '*/10 * * * *';
export const everyMinute = '* * * * *';
