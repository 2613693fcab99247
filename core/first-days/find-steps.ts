import { sql } from 'kysely';
import type { FirstStepsBody } from '#contract/first-days/calls.ts';
import { type FirstStep, firstSteps } from '#contract/first-days/steps.ts';
import type { Db } from '#db/connect.ts';
import type { Role } from '#rules/lists/roles.ts';
import { isDone } from './is-done.ts';

/** The steps of a role among `open`, without those done or put away, and what their links need: one statement. */
export async function findSteps(
  db: Db,
  { accountId, role, open }: { accountId: string; role: Role; open: (step: FirstStep) => boolean },
): Promise<FirstStepsBody> {
  const steps = (firstSteps[role] as readonly FirstStep[]).filter(open);
  const found = await db
    .selectNoFrom([
      sql<boolean[]>`array[${sql.join(steps.map((step) => isDone[step](accountId)))}]::boolean[]`.as('done'),
      sql<string[]>`array(select step from first_steps_put_away where account_id = ${accountId})`.as('away'),
      sql<string>`coalesce((select slug from projects join project_members on project_id = projects.id
        where account_id = ${accountId} and is_owner order by projects.created_at desc limit 1), '')`.as(
        'projectSlug',
      ),
      sql<boolean>`exists (select from mentors where account_id = ${accountId})`.as('hasMentorPage'),
    ])
    .executeTakeFirstOrThrow();
  const { done, away, projectSlug, hasMentorPage } = found;
  return {
    steps: steps.filter((step, at) => !done[at] && !away.includes(step)),
    projectSlug,
    hasMentorPage,
  };
}
