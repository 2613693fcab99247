import type { AcademicDomainsBody } from '#contract/verifications/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { showDomains } from './steps/show-domains.ts';

/**
 * Removes the administrators' entry for a domain, so that our own list decides again.
 * @throws Refusal `domain_not_found`
 */
export async function removeAcademicDomain(
  core: Core,
  administrator: Member,
  id: string,
): Promise<AcademicDomainsBody> {
  return core.db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('academic_domains')
      .where('id', '=', id)
      .returning('domain')
      .executeTakeFirst();
    if (!gone) throw new Refusal('domain_not_found');
    await noteAction(tx, administrator, { action: 'academicDomain.removed', detail: gone.domain });
    return showDomains(tx);
  });
}
