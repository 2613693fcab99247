import type { AcademicDomainsBody } from '#contract/verifications/desk-calls.ts';
import type { Core } from '../ground/core.ts';
import { showDomains } from './steps/show-domains.ts';

/** They are about nobody, so a look at them is not written down. */
export function listAcademicDomains(core: Core): Promise<AcademicDomainsBody> {
  return core.db.transaction().execute(showDomains);
}
