import { ledgerPaths } from '#contract/ledger/paths.ts';
import { formsOf } from '#rules/certificates/certificate.ts';
import { certificateLimits } from '#rules/certificates/limits.ts';
import { fragmentOf, type SignedCertificate } from '#rules/certificates/signed-certificate.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { qrBorder, qrPath } from '../ground/qr-path.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwnCertificate } from './find-own-certificate.ts';
import { mayFetch } from './policy.ts';
import { certificateOf } from './row.ts';
import { signCertificates } from './sign-certificate.ts';

export type PrintedCertificate = {
  /** The whole, which the print carries as a file. */
  signed: SignedCertificate;
  issuedAt: Date;
  /** Null where even the shortest form does not fit. */
  code: { size: number; path: string; isShort: boolean } | null;
};

/**
 * A certificate of the member for a print.
 * @throws Refusal `certificate_unknown`; `certificate_over`
 */
export async function printCertificate(
  core: Core,
  member: Member,
  number: string,
): Promise<PrintedCertificate> {
  const row = await findOwnCertificate(core.db, member, number);
  const certificate = mayFetch(row) ? certificateOf(row) : null;
  if (!certificate) throw new Refusal('certificate_over');
  const forms = await signCertificates(core, formsOf(certificate));
  const [signed] = forms;
  if (!signed) throw new RangeError('A certificate has a whole form.');
  return { signed, issuedAt: row.issued_at, code: codeOf(forms, core.origin) };
}

/** How many bytes the largest code that we print holds. */
const mostBytes = { medium: 779, low: 1003 } as const;

/** The first form that fits into a code. The code that stands more damage comes before the other. */
export function codeOf(forms: readonly SignedCertificate[], origin: string): PrintedCertificate['code'] {
  for (const form of forms)
    for (const ecc of ['medium', 'low'] as const) {
      const address = `${origin}${ledgerPaths.verify}#${fragmentOf(form)}`;
      if (Buffer.byteLength(address) > mostBytes[ecc]) continue;
      const { size, path } = qrPath(address, ecc);
      if (size - 2 * qrBorder > certificateLimits.modules) continue;
      return { size, path, isShort: form.certificate.isShort ?? false };
    }
  return null;
}
