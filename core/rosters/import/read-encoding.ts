import type { RosterEncoding, RosterFile } from '#contract/rosters/limits.ts';

export type ReadText = { encoding: RosterEncoding; text: string };

const signatures: readonly [RosterFile, string][] = [
  ['workbook', '504b0304'],
  ['workbook', 'd0cf11e0'],
  ['pdf', '25504446'],
  ['picture', '89504e47'],
  ['picture', 'ffd8ff'],
  ['picture', '47494638'],
];

/** Programs that write UTF-16 fill every other byte of digits and separators with 0. */
const leastZeros = 0.05;

/** The text of a file, and how its letters were written; or what it is instead of a text. */
export function readEncoding(bytes: Buffer): ReadText | RosterFile {
  const beginning = bytes.subarray(0, 4).toString('hex');
  const known = signatures.find(([, signature]) => beginning.startsWith(signature));
  if (known) return known[0];
  const wide = wideEncodingOf(bytes, beginning);
  if (wide) return { encoding: 'UTF-16', text: new TextDecoder(wide).decode(bytes) };
  return decoded(bytes, 'utf-8', 'UTF-8') ?? decoded(bytes, 'windows-1252', 'Windows-1252') ?? 'bytes';
}

function decoded(bytes: Buffer, label: string, encoding: RosterEncoding): ReadText | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return isText(text) ? { encoding, text } : null;
  } catch {
    return null;
  }
}

const looked = 65_536;
const control = /[^\P{Cc}\t\n\r]/gu;

/** A stray NUL makes its row faulty; a file full of control characters is no text. */
function isText(text: string): boolean {
  const beginning = text.slice(0, looked);
  const controls = beginning.match(control)?.length ?? 0;
  return controls <= 2 || controls / beginning.length < 0.01;
}

function wideEncodingOf(bytes: Buffer, beginning: string): 'utf-16le' | 'utf-16be' | null {
  if (beginning.startsWith('fffe')) return 'utf-16le';
  if (beginning.startsWith('feff')) return 'utf-16be';
  const some = bytes.subarray(0, 4096);
  let [even, odd] = [0, 0];
  for (let at = 0; at < some.length; at++) if (some[at] === 0) at % 2 === 0 ? even++ : odd++;
  if (bytes.length % 2 === 1 || Math.max(even, odd) < some.length * leastZeros) return null;
  if (Math.min(even, odd) * 4 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
