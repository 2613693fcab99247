import type { Core } from '../ground/core.ts';
import { modules } from '../modules.ts';
import type { Tasks } from './reactions.ts';

export const scheduledJobs = modules.flatMap(({ scheduledJobs = [] }) => scheduledJobs);

/** How often this process has run each scheduled job, and how often that failed: for the operator's metrics. */
export const scheduledJobRuns = new Map(scheduledJobs.map(({ name }) => [name, { done: 0, failed: 0 }]));

/** Every scheduled job, as a task. */
export function scheduledJobTasks(core: Core): Tasks {
  return Object.fromEntries(
    scheduledJobs.map(({ name, run }) => [
      name,
      async () => {
        const runs = scheduledJobRuns.get(name) ?? { done: 0, failed: 0 };
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
