import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { makePdf } from './make-pdf.ts';

const sheet = (text: string) => ({
  title: 'Agreement a, version 1',
  at: new Date('2026-11-22T10:00:00.000Z'),
  blocks: [
    { kind: 'title' as const, text: 'Builder of counters' },
    { kind: 'text' as const, text },
  ],
});

/** The streams of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

test('a sheet is the same bytes each time, and another one where a letter differs', async () => {
  const text = 'The contributor: आशा काळे, ₹1,20,000 — naïve Łódź.';
  const [one, two, other] = await Promise.all([
    makePdf(sheet(text)),
    makePdf(sheet(text)),
    makePdf(sheet(`${text}!`)),
  ]);
  assert.ok(one?.subarray(0, 5).equals(Buffer.from('%PDF-')));
  assert.ok(two && one?.equals(two));
  assert.ok(other && !one?.equals(other));
});

test('Devanagari is shaped: क्षि is fewer pictures than letters, and its vowel sign stands first', async () => {
  // The maps of what is drawn back to what was written name each picture with all letters that it stands for.
  const maps = async (text: string) =>
    streamsOf(await makePdf(sheet(text))).filter(
      (one) => one.includes('beginbfrange') || one.includes('beginbfchar'),
    );
  const joined = (await maps('क्ष')).join('\n');
  assert.match(joined, /<0915\s*094d\s*0937>/i);
});

test('letters of other scripts are not lost in silence', async () => {
  const [plain, tamil] = await Promise.all([makePdf(sheet('Asha')), makePdf(sheet('Asha தமிழ்'))]);
  assert.ok(tamil.length > plain.length);
});
