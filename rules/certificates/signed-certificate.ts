import { z } from 'zod';
import { canonicalJson } from '../ledger/canonical-json.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { type Certificate, certificate, certificateBytes } from './certificate.ts';

/** A certificate with our signature on it: behind the `#` of an address, or as a file. */
export const signedCertificate = z.strictObject({
  certificate,
  signature: z.strictObject({
    key: z.string().regex(/^[0-9a-f]{16}$/),
    value: z.string().regex(/^[0-9a-f]{128}$/),
  }),
});
export type SignedCertificate = z.infer<typeof signedCertificate>;

/** The text behind the `#`: the certificate, the id of the key and the signature. No browser sends it to a server. */
export function fragmentOf({ certificate: one, signature }: SignedCertificate): string {
  return [
    toBase64url(certificateBytes(one)),
    signature.key,
    toBase64url(Uint8Array.from(signature.value.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
  ].join('.');
}

export function certificateFileOf(one: SignedCertificate): string {
  return `${canonicalJson(one)}\n`;
}

/** The text of a fragment as a value, of whatever form; null where it is none. */
export function valueOfFragment(
  fragment: string,
): { value: unknown; text: string; signature: unknown } | null {
  const [said = '', key = '', signed = '', ...more] = fragment.split('.');
  const bytes = fromBase64url(said);
  const signature = fromBase64url(signed);
  if (!bytes || !signature || more.length > 0) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { value: JSON.parse(text), text, signature: { key, value: hexOf(signature) } };
  } catch {
    return null;
  }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The form that a value names, if it is an object that names one. */
export function formatOf(value: unknown): string {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : '';
  return typeof format === 'string' ? format : '';
}

export type { Certificate };
