import { type Certificate, certificateBytes } from '#rules/certificates/certificate.ts';
import type { SignedCertificate } from '#rules/certificates/signed-certificate.ts';
import type { Core } from '../ground/core.ts';
import { signBytes } from '../ledger/sign-head.ts';
import { keepCertificateKey } from './keep-key.ts';

/** Each form of a certificate is signed for itself. The same key makes the same signature. */
export async function signCertificates(
  core: Pick<Core, 'db' | 'key'>,
  forms: readonly Certificate[],
): Promise<SignedCertificate[]> {
  const key = await keepCertificateKey(core);
  return forms.map((certificate) => ({
    certificate,
    signature: signBytes(certificateBytes(certificate), key),
  }));
}
