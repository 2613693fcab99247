import type { Core } from '../ground/core.ts';
import { modules } from '../modules.ts';
import type { Tasks } from './reactions.ts';

export const chores = modules.flatMap(({ chores = [] }) => chores);

/** When each chore is done, a line each. One that fails is tried twice more before its next time. */
export const crontab = chores.map(({ name, at }) => `${at} ${name} ?max=3`).join('\n');

/** Every chore, as a task. */
export function choreTasks(core: Core): Tasks {
  return Object.fromEntries(
    chores.map(({ name, run }) => [
      name,
      async () => {
        await run(core);
      },
    ]),
  );
}
