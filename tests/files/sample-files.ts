import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const megabyte = 1024 * 1024;

/** A PDF of exactly `size` bytes, no two alike. */
export function pdf(size = 2000): Buffer {
  const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1');
  const tail = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const filling = randomBytes(Math.min(megabyte, Math.max(0, size - head.length - tail.length)));
  const rest = Buffer.alloc(Math.max(0, size - head.length - tail.length), filling.length ? filling : ' ');
  return Buffer.concat([head, rest, tail]).subarray(0, size);
}

/** An old Word document, as far as its first bytes go. */
export function doc(size = 2000): Buffer {
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(size - 8)]);
}

export function docx(): Buffer {
  return zip({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/document.xml': Buffer.from('<w:document/>'),
  });
}

/** An archive with these entries, stored as they are. */
export function zip(entries: Record<string, Buffer> = { 'notes.txt': randomBytes(500) }): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), common, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}
