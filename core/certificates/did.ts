import { toMultibase } from './base58.ts';

/** The name of this site by the method did:web. */
export function didOf(origin: string): string {
  return `did:web:${new URL(origin).host.replace(':', '%3A')}`;
}

/** An Ed25519 key in the form of Multikey: its code before its 32 bytes. */
function multikeyOf(publicKey: string): string {
  return toMultibase(Buffer.concat([Buffer.from('ed01', 'hex'), Buffer.from(publicKey, 'hex')]));
}

export function verificationMethodOf(origin: string, keyId: string): string {
  return `${didOf(origin)}#${keyId}`;
}

/** The document at `/.well-known/did.json`, with the keys of all times. */
export function didDocumentOf(origin: string, keys: readonly { id: string; publicKey: string }[]) {
  const methods = keys.map(({ id, publicKey }) => ({
    id: verificationMethodOf(origin, id),
    type: 'Multikey',
    controller: didOf(origin),
    publicKeyMultibase: multikeyOf(publicKey),
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: didOf(origin),
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}
