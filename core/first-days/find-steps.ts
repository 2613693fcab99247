import { sql } from 'kysely';
import type { FirstStepsBody } from '#contract/first-days/calls.ts';
import type { FirstStep } from '#contract/first-days/steps.ts';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import { isStepDone } from '../ground/first-steps.ts';

type Found = Omit<FirstStepsBody, 'steps'> & { done: boolean[]; away: string[] };

const selects = new Map<string, (db: Db, accountId: string) => Promise<Found[]>>();

/** One statement for each list of steps; there are as many as roles, and few more. */
function selectOf(steps: readonly FirstStep[]) {
  const name = steps.join();
  const select = selects.get(name) ?? gathered((db, accountId: string) => foundSteps(db, accountId, steps));
  selects.set(name, select);
  return select;
}

function foundSteps(db: Db, accountId: string, steps: readonly FirstStep[]) {
  return db.selectNoFrom([
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
  ]);
}

/** Which of these steps are neither done nor put away, and the objects to which their links lead. */
export async function findSteps(
  db: Db,
  accountId: string,
  steps: readonly FirstStep[],
): Promise<FirstStepsBody> {
  const [found] = await selectOf(steps)(db, accountId);
  if (!found) throw new Error('A statement without a table gave no row.');
  const { done, away, ...leadsTo } = found;
  return {
    steps: steps.filter((step, at) => !done[at] && !away.includes(step)),
    ...leadsTo,
  };
}
