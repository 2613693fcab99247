import { parse } from 'tldts';
import type { AcademicDomainsBody } from '#contract/verifications/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { isFreeMail } from './free-mail.ts';
import { showDomains } from './steps/show-domains.ts';

/**
 * Adds a domain to the academic ones, or refuses it, in spite of our own list; the last word counts.
 * @throws Refusal `domain_invalid`, `domain_free_mail`
 */
export async function putAcademicDomain(
  core: Core,
  administrator: Member,
  said: { domain: string; isAcademic: boolean },
): Promise<AcademicDomainsBody> {
  const { hostname, domain: registered, isIp } = parse(said.domain, { allowPrivateDomains: false });
  // A whole suffix would let in everyone who registers under it.
  if (!hostname || !registered || isIp || hostname !== said.domain.toLowerCase())
    throw new Refusal('domain_invalid');
  if (said.isAcademic && isFreeMail(hostname)) throw new Refusal('domain_free_mail');
  return core.db.transaction().execute(async (tx) => {
    const values = { is_academic: said.isAcademic };
    await tx
      .insertInto('academic_domains')
      .values({ id: newId(), domain: hostname, ...values })
      .onConflict((conflict) => conflict.column('domain').doUpdateSet(values))
      .execute();
    await noteAction(tx, administrator, {
      action: said.isAcademic ? 'academicDomain.added' : 'academicDomain.refused',
      detail: hostname,
    });
    return showDomains(tx);
  });
}
