import type { Core } from './core.ts';

/** Work of a job that a module adds itself, at a time of its own; a consequence of an event is a reaction instead. */
export type Task = {
  /** Its module and its action, as in `clocks:lapse`: the name of its jobs, so it must not change. */
  name: string;
  /** May run more than once. */
  run(core: Core, payload: unknown): Promise<unknown>;
};
