import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { makePdf } from './make-pdf.ts';

const sheet = (text: string) => ({
  title: 'Agreement a, version 1',
  unshown: 'Some letters have no typeface here.',
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

test('a sheet has the same bytes each time, and other bytes where one letter differs', async () => {
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

test('a sheet does not depend on the sheets that were made before it', async () => {
  // A space that breaks no line, and a hyphen that does not, have the pictures of those that do.
  const texts = ['a b-c', 'a\u00a0b\u2011c', 'क्ष क्षि', 'क\u094d\u200dष', 'ff fi', 'Ω Ω é e\u0301'];
  const made: Buffer[] = [];
  for (const text of texts) made.push(await makePdf(sheet(text)));
  for (const [at, text] of [...texts.entries()].reverse())
    assert.ok(made[at]?.equals(await makePdf(sheet(text))), text);
});

test('Devanagari is shaped: क्षि has fewer glyphs than letters, and its vowel sign stands first', async () => {
  // The maps from glyphs back to text name each glyph with all letters that it stands for.
  const maps = async (text: string) =>
    streamsOf(await makePdf(sheet(text))).filter(
      (one) => one.includes('beginbfrange') || one.includes('beginbfchar'),
    );
  const joined = (await maps('क्ष')).join('\n');
  assert.match(joined, /<0915\s*094d\s*0937>/i);
});

test('letters of other scripts are not lost silently', async () => {
  const [plain, tamil] = await Promise.all([makePdf(sheet('Asha')), makePdf(sheet('Asha தமிழ்'))]);
  assert.ok(tamil.length > plain.length);
});

/** Where each piece of text begins on its page, from the left and from below, and with which face. */
async function positionsOf(text: string) {
  const drawn = streamsOf(await makePdf(sheet(text))).find((one) => one.includes(' Tm')) ?? '';
  return [...drawn.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/(\w+)/g)].map(([, x, y, face]) => ({
    x: Number(x),
    y: Number(y),
    face,
  }));
}

test('joiners, which emoji and Marathi are written with, stop no sheet', async () => {
  for (const text of ['दर्\u200dया', 'क्\u200cष', 'Asha 👩\u200d👩\u200d👧', '\u200d'])
    assert.ok((await makePdf(sheet(text))).subarray(0, 5).equals(Buffer.from('%PDF-')));
});

test('one circle stands for a letter of several characters that has no face', async () => {
  const [family, one] = await Promise.all([makePdf(sheet('👩\u200d👩\u200d👧')), makePdf(sheet('😀'))]);
  assert.ok(family.equals(one));
});

test('words of several scripts stand on one line, dots of Yoruba included, and no line ends inside one', async () => {
  const mixed = await positionsOf('Asha काळे, Ọlá Ṣẹ́gun, ₹5');
  assert.ok(new Set(mixed.map(({ face }) => face)).size >= 4);
  // After the title comes the text, and the number of the page last.
  assert.equal(new Set(mixed.slice(1, -1).map(({ y }) => y)).size, 1);
  // Wherever the line ends, the rupee begins none of the following ones without its amount.
  for (let length = 70; length < 110; length++) {
    const positions = (await positionsOf(`${'n'.repeat(length)} ₹1,00,00,000`)).slice(1, -1);
    const [rupee, amount] = positions.slice(-2);
    assert.equal(rupee?.y, amount?.y, String(length));
  }
});

test('a heading stands on no page without what it is above', async () => {
  const blocks = Array.from({ length: 40 }, (_, at) => [
    { kind: 'heading' as const, text: `Clause ${at}` },
    { kind: 'text' as const, text: 'Words of the clause. '.repeat(at) },
  ]).flat();
  const pages = streamsOf(await makePdf({ ...sheet(''), blocks })).filter((one) => one.includes(' Tm'));
  assert.ok(pages.length > 3);
  for (const page of pages) {
    const sizes = [...page.matchAll(/\/\w+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
    // The last is the number of the page.
    assert.notEqual(sizes.at(-2), 13);
  }
});
