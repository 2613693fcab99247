import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { avatarLimits } from '#contract/avatars/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { animation, blackPng, look, photo, photoFromPhone } from '#tests/avatars/sample-photos.ts';
import { doc, pdf, zip } from '#tests/files/sample-files.ts';
import { portraitMaker } from './portrait-maker.ts';

const spool = await mkdtemp(path.join(tmpdir(), 'saharambh-portraits-'));
after(() => rm(spool, { recursive: true, force: true }));
const makePortrait = portraitMaker(spool);
const make = (bytes: Buffer) => makePortrait(Readable.from([bytes], { objectMode: false }));

const refusedAs = (code: string) => (error: unknown) => {
  assert.ok(error instanceof Refusal, String(error));
  assert.equal(error.code, code);
  return true;
};

test('every format we take becomes a square of 512 pixels, cut from the middle', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const portrait = await make(await photo(format, 1200, 600));
    const left = await look(portrait, { left: 10, top: 256 });
    assert.deepEqual([left.format, left.width, left.height], ['webp', 512, 512], format);
    assert.ok(left.isRed, `${format}: red on the left`);
    assert.ok((await look(portrait, { left: 500, top: 256 })).isBlue, `${format}: blue on the right`);
  }
});

test('a small photo keeps its size', async () => {
  const { width, height } = await look(await make(await photo('png', 90, 60)));
  assert.deepEqual([width, height], [60, 60]);
});

test('a photo from a phone is upright, and carries no location, maker or owner', async () => {
  const taken = await photoFromPhone();
  const before = await sharp(taken).metadata();
  assert.equal(before.orientation, 6);
  assert.ok(before.exif && taken.includes('Canary phone'), 'the photo has what must go');

  const portrait = await make(taken);
  assert.ok((await look(portrait, { left: 256, top: 10 })).isRed, 'what was on the left is on top');
  assert.ok((await look(portrait, { left: 256, top: 500 })).isBlue);
  const { exif, icc, xmp, iptc, orientation, space, hasAlpha } = await look(portrait);
  assert.deepEqual(
    { exif, icc, xmp, iptc, orientation, space, hasAlpha },
    {
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
      space: 'srgb',
      hasAlpha: false,
    },
  );
  for (const trace of ['Canary', 'GPS', 'Exif', 'EXIF', 'ICCP']) assert.ok(!portrait.includes(trace), trace);
});

test('colours of print become those of screens, and what is transparent becomes white', async () => {
  const printed = await sharp(await photo())
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();
  assert.equal((await sharp(printed).metadata()).space, 'cmyk');
  const portrait = await look(await make(printed), { left: 10, top: 10 });
  assert.deepEqual([portrait.space, portrait.icc, portrait.channels], ['srgb', undefined, 3]);
  const glass = await sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  assert.ok((await look(await make(glass))).isWhite);
});

test('an animation becomes its first frame', async () => {
  const { pages, width } = await look(await make(await animation('webp', 12)));
  assert.deepEqual([pages ?? 1, width], [1, 16]);
});

test('nothing of what hides behind a photo is kept', async () => {
  const portrait = await make(
    Buffer.concat([await photo('jpeg'), zip({ 'Evil.class': Buffer.from('CAFEBABE') })]),
  );
  assert.equal((await look(portrait)).width, 512);
  for (const trace of ['Evil', 'PK\x03\x04', 'CAFEBABE']) assert.ok(!portrait.includes(trace), trace);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const jpeg = await photo();
const gif = await animation('gif', 1000);
const tooWide = await sharp({ create: { width: 7200, height: 7200, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const tooMuchAtOnce = await sharp({ create: { width: 3600, height: 3600, channels: 3, background: 'red' } })
  .jpeg({ progressive: true })
  .toBuffer();
const cases: [what: string, bytes: Buffer, code: string][] = [
  ['no bytes', Buffer.alloc(0), 'avatar_empty'],
  ['a text', Buffer.from('This is called photo.jpg, and is none.'), 'avatar_type_unsupported'],
  ['an SVG', svg, 'avatar_type_unsupported'],
  [
    'an SVG that begins like a PNG',
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg]),
    'avatar_unreadable',
  ],
  ['a PDF', pdf(), 'avatar_type_unsupported'],
  ['a Word document', doc(), 'avatar_type_unsupported'],
  ['an archive', zip(), 'avatar_type_unsupported'],
  ['a TIFF', await photo('tiff'), 'avatar_type_unsupported'],
  ['an AVIF', await photo('avif', 60, 60), 'avatar_type_unsupported'],
  ['a GIF of 1000 frames', gif, 'avatar_type_unsupported'],
  [
    'an archive that begins like a GIF',
    Buffer.concat([Buffer.from('GIF89a'), zip()]),
    'avatar_type_unsupported',
  ],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'avatar_unreadable'],
  ['half a PNG', (await photo('png')).subarray(0, 400), 'avatar_unreadable'],
  ['a WebP cut short', (await photo('webp')).subarray(0, 60), 'avatar_unreadable'],
  ['the head of a JPEG alone', Buffer.from('ffd8ffe0', 'hex'), 'avatar_unreadable'],
  ['a JPEG of noise', Buffer.concat([jpeg.subarray(0, 40), Buffer.alloc(5000, 0xff)]), 'avatar_unreadable'],
  ['a PNG of more than 12.6 megapixels', blackPng(3600, 3600), 'avatar_too_many_pixels'],
  ['a PNG of 30,000 by 30,000', blackPng(30_000, 30_000), 'avatar_too_many_pixels'],
  ['a JPEG of more than 50 megapixels', tooWide, 'avatar_too_many_pixels'],
  ['a progressive JPEG of more than 12.6 megapixels', tooMuchAtOnce, 'avatar_too_many_pixels'],
  ['more than 8 MB', Buffer.concat([jpeg, Buffer.alloc(avatarLimits.maxBytes)]), 'avatar_too_large'],
];
for (const [what, bytes, code] of cases) {
  test(`${what} is refused, quickly and without much memory`, async () => {
    await assert.rejects(make(jpeg.subarray(0, 10)));
    const before = process.memoryUsage().rss;
    const began = performance.now();
    await assert.rejects(make(bytes), refusedAs(code));
    assert.ok(performance.now() - began < 1000, `took ${performance.now() - began} ms`);
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
    assert.ok(grown < 60, `took ${grown} MB`);
  });
}

test('the largest photos that we take are drawn two at a time', async () => {
  const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const portraits = await Promise.all(Array.from({ length: 8 }, () => make(large)));
  for (const portrait of portraits) assert.equal((await look(portrait)).width, 512);
});

test('a line that breaks off is passed on, and nothing stays in the folder where photos wait', async () => {
  const broken = Readable.from(
    (async function* () {
      yield jpeg.subarray(0, 1000);
      throw new Error('the line broke');
    })(),
    { objectMode: false },
  );
  await assert.rejects(makePortrait(broken), /the line broke/);
  assert.deepEqual(await readdir(spool), []);
});

test('this process can use no image loader except those of the three formats', async () => {
  await assert.rejects(sharp(svg).metadata());
  await assert.rejects(sharp(gif).metadata());
  assert.equal((await sharp(jpeg).metadata()).format, 'jpeg');
});
