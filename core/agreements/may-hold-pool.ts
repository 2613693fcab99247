import type { ProjectState } from '#contract/projects/limits.ts';
import type { Db } from '#db/connect.ts';
import { isOpenProject } from './policy.ts';

/** Whether totals can be recorded for a project: a published one, or a draft for the trial that it holds. */
export async function mayHoldPool(
  db: Db,
  { id, state }: { id: string; state: ProjectState },
): Promise<boolean> {
  if (isOpenProject(state, false)) return true;
  if (!isOpenProject(state, true)) return false;
  const trial = await db
    .selectFrom('agreements')
    .select('id')
    .where('project_id', '=', id)
    .where('is_trial', '=', true)
    .where('stage', 'not in', ['declined', 'withdrawn', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return trial !== undefined;
}
