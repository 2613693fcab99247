import { hkdfSync } from 'node:crypto';
import { type SigningKey, signingKeyOf } from './sign-head.ts';

/** The beginning of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Each use has a key of its own, so no signature can be taken for another. */
const uses = {
  ledgers: 'saharambh ledger heads 1',
  adminLog: 'saharambh admin log heads 1',
  certificates: 'saharambh certificates 1',
} as const;
type Use = keyof typeof uses;

const made = new Map<Use, { secret: Buffer; key: SigningKey }>();

/** The key that signs heads. It is derived from the server's secret, and changes with it. */
export function serverSigningKey(secret: Buffer, use: Use = 'ledgers'): SigningKey {
  const last = made.get(use);
  if (last?.secret.equals(secret)) return last.key;
  const seed = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), uses[use], 32));
  const pem = `-----BEGIN PRIVATE KEY-----\n${Buffer.concat([pkcs8, seed]).toString('base64')}\n-----END PRIVATE KEY-----\n`;
  const key = signingKeyOf(pem);
  made.set(use, { secret: Buffer.from(secret), key });
  return key;
}
