import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

/** Sent to a review, or open: no step of the member is left. */
export const organisationFirstSteps: FirstSteps = {
  open_organisation: (id) =>
    sql`exists (select from organisation_staff join organisations on organisations.id = organisation_id
      where account_id = ${id} and state in ('in_review', 'active', 'paused'))`,
};
