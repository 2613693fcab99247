import { sql } from 'kysely';
import type { FirstStepsBody } from '#contract/first-days/calls.ts';
import type { FirstStep } from '#contract/first-days/steps.ts';
import type { Db } from '#db/connect.ts';
import { isStepDone } from '../ground/first-steps.ts';

/** Which of these steps are neither done nor put away, and the objects to which their links lead: one statement. */
export async function findSteps(
  db: Db,
  accountId: string,
  steps: readonly FirstStep[],
): Promise<FirstStepsBody> {
  const found = await db
    .selectNoFrom([
      sql<boolean[]>`array[${sql.join(steps.map((step) => isStepDone(step, accountId)))}]::boolean[]`.as(
        'done',
      ),
      sql<string[]>`array(select step from first_steps_put_away where account_id = ${accountId})`.as('away'),
      sql<string>`coalesce((select slug from projects join project_members on project_id = projects.id
        where account_id = ${accountId} and is_owner order by projects.created_at desc limit 1), '')`.as(
        'projectSlug',
      ),
      sql<boolean>`exists (select from mentors where account_id = ${accountId})`.as('hasMentorPage'),
      sql<string>`coalesce((select slug from organisations join organisation_staff on organisation_id = organisations.id
        where account_id = ${accountId} order by organisations.begun_at desc limit 1), '')`.as(
        'organisationSlug',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { done, away, ...leadsTo } = found;
  return {
    steps: steps.filter((step, at) => !done[at] && !away.includes(step)),
    ...leadsTo,
  };
}
