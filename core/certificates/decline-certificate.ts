import type { CertificateBody } from '#contract/certificates/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getCertificate } from './get-certificate.ts';
import { mayDecline } from './policy.ts';
import { endCertificate } from './steps/end-certificate.ts';

/**
 * Ends a certificate that its holder does not want, for good. A repeated request changes nothing.
 * @throws Refusal `certificate_unknown`; `certificate_over` once it was withdrawn
 */
export async function declineCertificate(
  core: Core,
  member: Member,
  number: string,
): Promise<CertificateBody> {
  await core.db.transaction().execute(async (tx) => {
    const one = await tx
      .selectFrom('certificates')
      .selectAll()
      .where('number', '=', number)
      .where('account_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    if (!one) throw new Refusal('certificate_unknown');
    if (one.state === 'declined') return;
    if (!mayDecline(one)) throw new Refusal('certificate_over');
    await endCertificate(tx, one, { state: 'declined' });
    await record(tx, { name: 'certificates.declined', accountId: member.id, subject: { number } });
  });
  return getCertificate(core, member, number);
}
