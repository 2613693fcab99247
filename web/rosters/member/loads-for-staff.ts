import { replace } from 'react-router';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { loads } from '#web/forms/load.ts';
import { leaveOutcome } from '#web/forms/outcome-cookie.ts';
import type { Visit } from '#web/forms/visit.ts';

const missing = ['organisation_role_missing', 'organisation_proof_missing'];

/**
 * As `loads`. Staff without the role or without a proven address are led to the page of the organisation, which says what is
 * missing: to sign in again would not help them.
 */
export function loadsForStaff<T extends object>(load: (visit: Visit) => Promise<T>) {
  return loads(async (visit) => {
    try {
      return await load(visit);
    } catch (error) {
      if (!(error instanceof Refusal && missing.includes(error.code))) throw error;
      leaveOutcome(visit.cookies, { intent: 'students', done: error.code });
      throw replace(organisationPaths.ownOrganisation(visit.param('slug')), 303);
    }
  });
}
