import { canonicalJson } from '../ledger/canonical-json.ts';
import type { PublishedKeys } from '../ledger/download.ts';
import { checkSignatureOf, type SignatureCheck } from '../ledger/signature.ts';
import { type Certificate, certificateBytes, certificateFormat } from './certificate.ts';
import { certificateLimits } from './limits.ts';
import { formatOf, signedCertificate, valueOfFragment } from './signed-certificate.ts';

export type CertificateFault =
  | 'too_long'
  | 'unreadable'
  | 'other_format'
  | 'not_as_issued'
  | Exclude<SignatureCheck, 'good'>;

export type CertificateCheck =
  | { isGood: true; certificate: Certificate }
  | { isGood: false; fault: CertificateFault };

/**
 * Whether we issued what stands behind the `#` of an address. It asks no server. It cannot prove that the person who shows it is
 * the person named, nor that it still holds: `isEnded` reads that in a public list.
 */
export async function verifyFragment(fragment: string, keys: PublishedKeys): Promise<CertificateCheck> {
  if (fragment.length > certificateLimits.fragment) return { isGood: false, fault: 'too_long' };
  const read = valueOfFragment(fragment);
  if (!read) return { isGood: false, fault: 'unreadable' };
  return verify(
    { certificate: read.value, signature: read.signature },
    keys,
    (one) => canonicalJson(one.certificate) === read.text,
  );
}

/** The same of a file. */
export async function verifyCertificateFile(text: string, keys: PublishedKeys): Promise<CertificateCheck> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { isGood: false, fault: 'unreadable' };
  }
  return verify(value, keys, (one) => canonicalJson(one) === text.replace(/\n$/, ''));
}

type Signed = ReturnType<typeof signedCertificate.parse>;

async function verify(
  value: unknown,
  keys: PublishedKeys,
  isAsWritten: (one: Signed) => boolean,
): Promise<CertificateCheck> {
  const said =
    typeof value === 'object' && value !== null && 'certificate' in value ? value.certificate : null;
  const format = formatOf(said);
  if (format !== '' && format !== certificateFormat) return { isGood: false, fault: 'other_format' };
  const parsed = signedCertificate.safeParse(value);
  if (!parsed.success) return { isGood: false, fault: 'unreadable' };
  // A name given twice would be read by some and not by others.
  if (!isAsWritten(parsed.data)) return { isGood: false, fault: 'not_as_issued' };
  const { certificate, signature } = parsed.data;
  const checked = await checkSignatureOf(certificateBytes(certificate), signature, keys);
  return checked === 'good' ? { isGood: true, certificate } : { isGood: false, fault: checked };
}
