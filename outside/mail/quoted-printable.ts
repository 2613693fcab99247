/** Characters of a line before the `=` that says that it goes on. */
const longest = 75;
const hex = Buffer.from('0123456789ABCDEF');
/** A shared output buffer, since allocating one for each email takes as long as writing it; a longer email gets its own. */
const room = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Text in quoted-printable (RFC 2045, 6.7), its line breaks as on the wire. One pass does it: the mail library reads each line
 * several times more, which took longer than all other work on an email.
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text.replace(/\r\n?|\n/g, '\r\n'));
  // Three for an escape, and for every 25 of them three more.
  const most = bytes.length * 4;
  const out = most <= room.length ? room : Buffer.allocUnsafe(most);
  let length = 0;
  let column = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x0d || byte === 0x0a) {
      out[length++] = byte;
      column = 0;
      continue;
    }
    const isItself = byte > 0x20 ? byte < 0x7f && byte !== 0x3d : isKeptSpace(bytes, at);
    if (column + (isItself ? 1 : 3) > longest) {
      out[length++] = 0x3d;
      out[length++] = 0x0d;
      out[length++] = 0x0a;
      column = 0;
    }
    if (isItself) {
      out[length++] = byte;
      column += 1;
    } else {
      out[length++] = 0x3d;
      out[length++] = hex[byte >> 4] as number;
      out[length++] = hex[byte & 15] as number;
      column += 3;
    }
  }
  return out.toString('latin1', 0, length);
}

/** At the end of a line it would be taken off on the way. */
function isKeptSpace(bytes: Buffer, at: number): boolean {
  const isSpace = bytes[at] === 0x20 || bytes[at] === 0x09;
  return isSpace && at + 1 < bytes.length && bytes[at + 1] !== 0x0d;
}
