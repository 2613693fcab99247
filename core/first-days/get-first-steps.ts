import type { FirstStepsBody } from '#contract/first-days/calls.ts';
import { type Role, roles } from '#rules/lists/roles.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findSwitch } from '../young-mentees/require-open.ts';
import { findSteps } from './find-steps.ts';
import { isStepOpen } from './policy.ts';

const none: FirstStepsBody = { steps: [], projectSlug: '', hasMentorPage: false };

/** The first steps of the role that the member's profile names. The role opens nothing: each page asks for what it needs. */
export async function getFirstSteps({ db }: Core, { id, standing }: Member): Promise<FirstStepsBody> {
  const profile = await db
    .selectFrom('profiles')
    .select('role')
    .where('owner_id', '=', id)
    .where('account_id', '=', id)
    .executeTakeFirst();
  const role = profile?.role ?? '';
  if (!isRole(role)) return none;
  const isMentoringOpenUnder18 = standing.age === 'minor' && (await findSwitch(db));
  return findSteps(db, {
    accountId: id,
    role,
    open: (step) => isStepOpen(step, standing, { isMentoringOpenUnder18 }),
  });
}

function isRole(role: string): role is Role {
  return (roles as readonly string[]).includes(role);
}
