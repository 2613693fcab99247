import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const [form, idLength, nonceLength, tagLength] = [1, 4, 12, 16];
const head = 1 + idLength;

/**
 * Seals text with AES-256-GCM under a key derived from the server's secret. `purpose` and `of` are bound into it: copied to
 * another row it cannot be opened.
 */
export function seal(secret: Buffer, purpose: string, of: string, text: string): Buffer {
  const key = keyOf(secret, purpose);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`${purpose}:${of}`));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(form), idOf(key), nonce, sealed, cipher.getAuthTag()]);
}

/** The text, or null if it was sealed under another secret or for another subject, or was changed. */
export function unseal(secret: Buffer, purpose: string, of: string, sealed: Buffer): string | null {
  const key = keyOf(secret, purpose);
  if (sealed.length < head + nonceLength + tagLength || sealed[0] !== form) return null;
  if (!sealed.subarray(1, head).equals(idOf(key))) return null;
  const nonce = sealed.subarray(head, head + nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(`${purpose}:${of}`))
    .setAuthTag(sealed.subarray(-tagLength));
  try {
    const text = decipher.update(sealed.subarray(head + nonceLength, -tagLength));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `saharambh sealed ${purpose} 1`, 32));
}

/** Identifies a key without revealing it, so that text sealed by another key differs from text that was changed. */
function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('saharambh key id').update(key).digest().subarray(0, idLength);
}
