import type { Core } from '../ground/core.ts';
import { modules } from '../modules.ts';
import type { Tasks } from './reactions.ts';

/** Every task that a module declares itself, by the name of its jobs. */
export function declaredTasks(core: Core): Tasks {
  return Object.fromEntries(
    modules.flatMap(({ tasks = [] }) =>
      tasks.map(({ name, run }) => [
        name,
        async (payload: unknown) => {
          await run(core, payload);
        },
      ]),
    ),
  );
}
