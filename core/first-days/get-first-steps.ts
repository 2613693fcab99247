import { sql } from 'kysely';
import type { FirstStepsBody } from '#contract/first-days/calls.ts';
import { type FirstStep, firstSteps, institutionSteps } from '#contract/first-days/steps.ts';
import { gathered } from '#db/gathered.ts';
import { type Role, roles } from '#rules/lists/roles.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findSwitch } from '../young-mentees/require-open.ts';
import { findSteps } from './find-steps.ts';
import { isStepOpen } from './policy.ts';

const none: FirstStepsBody = { steps: [], projectSlug: '', hasMentorPage: false, organisationSlug: '' };

/** Asked for the mark of a university or college, or acts for an educational institution. */
const actsForInstitution = (accountId: string) => sql<boolean>`(exists (
  select from verifications where account_id = ${accountId} and kind = 'organisation' and registry = 'AISHE'
    and state in ('started', 'submitted', 'verified')
) or exists (
  select from organisation_staff join organisations on organisations.id = organisation_id
  where account_id = ${accountId} and organisations.kind = 'Educational institution' and state <> 'declined'
))`;

const selectRole = gathered((db, accountId: string) =>
  db.selectNoFrom((from) => [
    from
      .selectFrom('profiles')
      .select('role')
      .where('owner_id', '=', accountId)
      .where('account_id', '=', accountId)
      .limit(1)
      .as('role'),
    actsForInstitution(accountId).as('isOfInstitution'),
  ]),
);

/**
 * The first steps of the role that the member's profile names, or those of an institution for which they act. The role
 * opens nothing: each page asks for what it needs.
 */
export async function getFirstSteps({ db }: Core, { id, standing }: Member): Promise<FirstStepsBody> {
  const [found] = await selectRole(db, id);
  const isMentoringOpenUnder18 = standing.age === 'minor' && (await findSwitch(db));
  const steps: readonly FirstStep[] = found?.isOfInstitution
    ? institutionSteps
    : isRole(found?.role)
      ? firstSteps[found.role]
      : [];
  const open = steps.filter((step) => isStepOpen(step, standing, { isMentoringOpenUnder18 }));
  return open.length > 0 ? findSteps(db, id, open) : none;
}

function isRole(role: string | null | undefined): role is Role {
  return (roles as readonly (string | null | undefined)[]).includes(role);
}
