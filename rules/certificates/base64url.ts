/** Bytes in base64url without padding (RFC 4648), as browsers of the last years can write and read it. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null for a text that is none, or that another text would be written as, too. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  let read: string;
  try {
    read = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
  const bytes = Uint8Array.from(read, (letter) => letter.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : null;
}
