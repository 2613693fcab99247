import type { AcademicDomainsBody } from '#contract/verifications/desk-calls.ts';
import type { Core } from '../ground/core.ts';
import { showDomains } from './steps/show-domains.ts';

/** The list concerns no member, so the log does not record a look at it. */
export function listAcademicDomains(core: Core): Promise<AcademicDomainsBody> {
  return core.db.transaction().execute(showDomains);
}
