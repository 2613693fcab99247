import type { Download, PublishedKeys } from './download.ts';
import { type Head, headBytes } from './entry.ts';

/** The id of the key, and what it made of the bytes, in hex digits. */
export type Signature = Download['signature'];

export type SignatureCheck = 'good' | 'key_unknown' | 'signature_wrong' | 'signature_unsupported';

/** Whether one of our published keys signed this head. By WebCrypto alone; an old browser may not know Ed25519. */
export function checkSignature(
  head: Head,
  signature: Signature,
  keys: PublishedKeys,
): Promise<SignatureCheck> {
  return checkSignatureOf(headBytes(head), signature, keys);
}

export async function checkSignatureOf(
  bytes: Uint8Array<ArrayBuffer>,
  signature: Signature,
  keys: PublishedKeys,
): Promise<SignatureCheck> {
  const published = Object.hasOwn(keys, signature.key) ? keys[signature.key] : undefined;
  if (!published) return 'key_unknown';
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(published), { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return 'signature_unsupported';
  }
  const isGood = await crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature.value), bytes);
  return isGood ? 'good' : 'signature_wrong';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}
