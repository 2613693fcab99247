import type { Core } from '../ground/core.ts';
import { modules } from '../modules.ts';
import type { Tasks } from './reactions.ts';

export const chores = modules.flatMap(({ chores = [] }) => chores);

/** How often this process has run each scheduled job, and how often that failed: for the operator's metrics. */
export const choreRuns = new Map(chores.map(({ name }) => [name, { done: 0, failed: 0 }]));

/** Every scheduled job, as a task. */
export function choreTasks(core: Core): Tasks {
  return Object.fromEntries(
    chores.map(({ name, run }) => [
      name,
      async () => {
        const runs = choreRuns.get(name) ?? { done: 0, failed: 0 };
        try {
          await run(core);
          runs.done++;
        } catch (error) {
          runs.failed++;
          throw error;
        }
      },
    ]),
  );
}
