import { hkdfSync } from 'node:crypto';
import { type SigningKey, signingKeyOf } from './sign-head.ts';

/** The beginning of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

let last: { secret: Buffer; key: SigningKey } | undefined;

/** The key that signs the heads of ledgers. It is derived from the server's secret, and changes with it. */
export function serverSigningKey(secret: Buffer): SigningKey {
  if (last?.secret.equals(secret)) return last.key;
  const seed = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'saharambh ledger heads 1', 32));
  const pem = `-----BEGIN PRIVATE KEY-----\n${Buffer.concat([pkcs8, seed]).toString('base64')}\n-----END PRIVATE KEY-----\n`;
  const key = signingKeyOf(pem);
  last = { secret: Buffer.from(secret), key };
  return key;
}
