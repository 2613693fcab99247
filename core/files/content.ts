import { createHash, hash } from 'node:crypto';
import { Transform } from 'node:stream';
import { extensionOf } from './name.ts';

/** The length of the beginning and the end of a file that are examined for its type. */
export const sample = 64 * 1024;

/** Facts about a file after all its bytes have been read. */
export type Inspection = { size: number; md5: string; sha256: string; head: Buffer; tail: Buffer };

const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
};

export function mimeTypeOf(extension: string): string {
  return mimeTypes[extension] ?? 'application/octet-stream';
}

/** Browsers may display these types; all others are sent as plain text, never as markup. */
const viewable = new Set([mimeTypes.pdf, mimeTypes.doc, mimeTypes.docx]);

export function viewType(mimeType: string): string {
  return viewable.has(mimeType) ? mimeType : 'text/plain';
}

/** The name for a download: a renamed file gets the extension of its type. */
export function downloadName(file: { name: string; mime_type: string }): string {
  if (mimeTypeOf(extensionOf(file.name)) === file.mime_type) return file.name;
  const extension = Object.keys(mimeTypes).find((one) => mimeTypes[one] === file.mime_type);
  return extension ? `${file.name}.${extension}` : file.name;
}

/** The `Inspection` of bytes that are all in memory. */
export function inspect(bytes: Buffer): Inspection {
  return {
    size: bytes.length,
    md5: hash('md5', bytes),
    sha256: hash('sha256', bytes),
    head: bytes.subarray(0, sample),
    tail: bytes.subarray(-sample),
  };
}

/** A stream that passes bytes through and collects the `Inspection`, in 128 KB of memory. */
export function inspecting(): { stream: Transform; inspection: () => Inspection } {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  // The chunks as they came: joining them each time would create as much garbage as there are bytes.
  let last: Buffer[] = [];
  let lastSize = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      md5.update(chunk);
      sha256.update(chunk);
      size += chunk.length;
      if (head.length < sample) head = Buffer.concat([head, chunk.subarray(0, sample - head.length)]);
      last.push(chunk);
      lastSize += chunk.length;
      while (last[0] && lastSize - last[0].length >= sample) lastSize -= last.shift()?.length ?? 0;
      done(null, chunk);
    },
  });
  function inspection(): Inspection {
    const tail = Buffer.concat(last).subarray(-sample);
    last = [];
    return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head, tail };
  }
  return { stream, inspection };
}

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A local file header; or, in an empty archive, the end of the directory. */
const zipBeginnings = [Buffer.from('504b0304', 'hex'), Buffer.from('504b0506', 'hex')];
/**
 * Strings at a file's beginning that make a browser treat it as a page. They must not be shorter: in the compressed
 * beginning of one PDF in a thousand there is an `<a ` by chance.
 */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|img|style)[\s>/]/i;
/** PDF readers look this far for the header, and browsers for markup. */
const beginning = 1024;

/** Whether a file with this beginning can match its extension. Enough to refuse a first chunk. */
export function beginsLike(extension: string, head: Buffer): boolean {
  if (extension === 'pdf') {
    return (
      head.subarray(0, 5).toString('latin1') === '%PDF-' &&
      !markup.test(head.subarray(0, beginning).toString('latin1'))
    );
  }
  if (extension === 'doc') return head.subarray(0, compoundFile.length).equals(compoundFile);
  return zipBeginnings.some((magic) => head.subarray(0, magic.length).equals(magic));
}

/**
 * Whether the content matches the extension. Archives are never unpacked: a Word document is recognised by the names of its
 * entries, which are uncompressed at the beginning and in the directory at the end.
 */
export function isContentOf(extension: string, { head, tail }: Inspection): boolean {
  if (!beginsLike(extension, head)) return false;
  return extension !== 'docx' || head.includes('word/') || tail.includes('word/');
}
