import type { CertificateBody } from '#contract/certificates/shapes.ts';
import { fragmentOf } from '#rules/certificates/signed-certificate.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import { mayDecline, mayExport, mayFetch } from './policy.ts';
import { presentCertificate } from './present.ts';
import { certificateOf } from './row.ts';
import { signCertificates } from './sign-certificate.ts';

/**
 * A certificate of the member, with what stands behind the `#` of the address that verifies it.
 * @throws Refusal `certificate_unknown`
 */
export async function getCertificate(core: Core, member: Member, number: string): Promise<CertificateBody> {
  const row = await findOwnCertificate(core.db, member, number);
  const certificate = mayFetch(row) && mayExport(member) ? certificateOf(row) : null;
  const [signed] = certificate ? await signCertificates(core, [certificate]) : [];
  return {
    ...presentCertificate(row),
    fragment: signed ? fragmentOf(signed) : '',
    can: {
      fetch: mayFetch(row),
      export: mayFetch(row) && mayExport(member),
      decline: mayDecline(row),
    },
  };
}
