import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { type Head, headBytes } from '#rules/ledger/entry.ts';
import type { Signature } from '#rules/ledger/signature.ts';

/** An Ed25519 key pair of ours: the private key as PEM (a secret), the public one and its id in hex digits. */
export type SigningKey = { privateKey: KeyObject; publicKey: string; id: string };

/** A new key, as PEM to be kept with the server's secrets. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

export function signingKeyOf(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new TypeError('The signing key is not an Ed25519 key.');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const raw = Buffer.from(x, 'base64url');
  return { privateKey, publicKey: raw.toString('hex'), id: keyId(raw) };
}

/** A key is named by the beginning of its hash. */
export function keyId(publicKey: Uint8Array): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
}

export function signHead(head: Head, key: SigningKey): Signature {
  return signBytes(headBytes(head), key);
}

export function signBytes(bytes: Uint8Array, key: SigningKey): Signature {
  return { key: key.id, value: sign(null, bytes, key.privateKey).toString('hex') };
}
