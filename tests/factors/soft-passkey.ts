import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion } from '#core/factors/passkeys/verify.ts';

type Signing = {
  challenge: string;
  origin: string;
  host?: string;
  /** Whether the device has verified its user, as by a PIN. */
  isVerified?: boolean;
  counter?: number;
};

const text = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const clientDataOf = (type: string, { challenge, origin }: Signing) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function headOf(
  { origin, host = new URL(origin).hostname, isVerified = true, counter = 0 }: Signing,
  more = 0,
) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.of(1 | (isVerified ? 4 : 0) | more), count]);
}

/** A device with one passkey, made of keys of Node: it answers as WebAuthn says, and as wrongly as a test wants. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credentialId = text(id);
  // CBOR of a COSE key: EC2, ES256, P-256.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    credentialId,
    make(signing: Signing) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([headOf(signing, 0x40), Buffer.alloc(16), length, id, key]);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x59),
        size,
        data,
      ]);
      return {
        challenge: signing.challenge,
        credentialId,
        clientData: text(clientDataOf('webauthn.create', signing)),
        attestation: text(attestation),
        transports: ['internal'],
      };
    },
    sign(signing: Signing): Assertion {
      const clientData = clientDataOf('webauthn.get', signing);
      const data = headOf(signing);
      return {
        challenge: signing.challenge,
        credentialId,
        clientData: text(clientData),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
      };
    },
  };
}
