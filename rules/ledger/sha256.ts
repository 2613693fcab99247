import { canonicalBytes } from './canonical-json.ts';

/** SHA-256 as hex digits, by WebCrypto: in the browser and on the server. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function hashOfValue(value: unknown): Promise<string> {
  return sha256Hex(canonicalBytes(value));
}
