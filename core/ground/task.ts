import type { Core } from './core.ts';

/** Something that a job does at a moment of its own, by whoever wrote the job: what follows from an event is a reaction. */
export type Task = {
  /** Its module and what it does, as in `clocks:lapse`: the name of its jobs, so it must stay. */
  name: string;
  /** May run more than once. */
  run(core: Core, payload: unknown): Promise<unknown>;
};
