import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Font, Glyph } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { PdfSheet } from '#core/ground/pdf.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit takes a typeface that fontkit has read as well, which its types do not say. */
      registerFont(name: string, src: Font): this;
    }
  }
}

const fileOf = (name: string) => fileURLToPath(new URL(`../../web/ui/fonts/${name}`, import.meta.url));

/** The typefaces in the order in which they are tried for a letter. Each is laid out by its own rules, as Devanagari needs. */
const families = ['anek-latin', 'anek-latin-more', 'anek-latin-dotted', 'anek-devanagari'];
const weights = { title: 'bold', heading: 'bold', text: 'regular', small: 'regular' } as const;
type Kind = keyof typeof weights;

type Face = { family: string; has: (letter: string) => boolean };
let known: Face[] = [];
/** Each typeface, read once for all sheets: reading its rules takes longer than laying a sheet out. */
const faces = new Map<string, Font>();
let loaded: Promise<typeof PDFDocument> | undefined;

/** Both with the first sheet: until then they would only take memory, and time at every start. */
function loadMaker(): Promise<typeof PDFDocument> {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<typeof PDFDocument> {
  const [{ default: maker }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')]);
  for (const family of families)
    for (const weight of ['regular', 'bold']) {
      const name = `${family}-${weight}`;
      // The joiners' pictures are empty and the last in the file: the box that fontkit reads of them lies behind its end.
      const font = create(Buffer.concat([readFileSync(fileOf(`${name}.ttf`)), Buffer.alloc(16)]));
      if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${name} is a collection.`);
      faces.set(name, font);
    }
  known = families.map((family) => ({
    family,
    has: (letter) =>
      faces.get(`${family}-regular`)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true,
  }));
  return maker;
}

/** The typeface for one sheet, with glyphs of its own: a glyph holds the letters for which it stood first. */
function ofSheet(font: Font): Font {
  const glyphs = new Map<number, Glyph>();
  const getGlyph = (id: number, codePoints: number[] = []): Glyph => {
    const glyph = glyphs.get(id) ?? Object.assign(Object.create(font.getGlyph(id)), { codePoints });
    glyphs.set(id, glyph);
    return glyph;
  };
  return Object.assign(Object.create(font), { getGlyph });
}

/** So many blocks are written before other requests get their turn. */
const atOnce = 100;

const sizes = { title: 20, heading: 13, text: 10.5, small: 9 } as const;
/** It is drawn in place of a letter that no face has a glyph for. */
const box = '\u25cc';
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Writes a sheet as PDF: A4, with its number on each page. The same sheet makes the same bytes. */
export async function makePdf({
  title,
  language = 'en',
  unshown,
  at,
  blocks,
  code,
  files = [],
}: PdfSheet): Promise<Buffer> {
  const Document = await loadMaker();
  const document = new Document({
    size: 'A4',
    margins: { top: 64, bottom: 72, left: 64, right: 64 },
    info: { Title: title, Creator: 'Saharambh', Producer: 'Saharambh', CreationDate: at, ModDate: at },
    bufferPages: true,
    lang: language,
  });
  const pieces: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  for (const [name, face] of faces) document.registerFont(name, ofSheet(face));
  let isWhole = true;
  for (const [position, { kind, text }] of blocks.entries()) {
    if (position > 0 && position % atOnce === 0) await turn();
    const shown = shownText(text);
    isWhole &&= shown === text.normalize();
    write(document, kind, shown);
  }
  if (!isWhole) write(document, 'small', unshown);
  if (code) drawCode(document, code);
  for (const { name, type, text } of files)
    document.file(Buffer.from(text), { name, type, creationDate: at, modifiedDate: at });
  numberPages(document);
  document.end();
  return whole;
}

/** The text with a box for each letter that no face can draw, marks and joined parts included. */
function shownText(text: string): string {
  const hasFace = (letter: string) => known.some(({ has }) => has(letter));
  return Array.from(letters.segment(text.normalize()), ({ segment }) => {
    if (segment === '\n') return segment;
    const drawn = Array.from(segment).filter(hasFace).join('');
    if (drawn === segment) return segment;
    return hasFace(segment) ? drawn + box : box;
  }).join('');
}

/**
 * A block, whose lines break between words whatever faces these take: PDFKit by itself breaks wherever the face changes, also
 * between the rupee and its amount, and sets each face by its own height instead of on one line.
 */
function write(document: PDFKit.PDFDocument, kind: Kind, text: string): void {
  const size = sizes[kind];
  const lineHeight = size * 1.1 + 3;
  const { left, right, top, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const end = document.page.height - bottom;
  document.fontSize(size);
  if (kind === 'heading') document.y += lineHeight * 0.6;
  const lines = text.split('\n').flatMap((line) => linesOf(document, kind, line, width));
  // A heading stands above something.
  const together = kind === 'heading' ? lines.length + 3 : 1;
  if (document.y + together * lineHeight > end) nextPage(document, top);
  for (const line of lines) {
    if (document.y + lineHeight > end) nextPage(document, top);
    const { y } = document;
    let x = left;
    for (const run of line) {
      document
        .font(`${run.family}-${weights[kind]}`)
        .text(run.text, x, y + size * 0.9, { baseline: 'alphabetic', lineBreak: false });
      x += widthOf(document, kind, [run]);
    }
    document.x = left;
    document.y = y + lineHeight;
  }
  document.y += lineHeight * 0.5;
}

/** Seven centimetres: half a millimetre for a module of the largest code that a certificate has. */
const codeSide = 200;

function drawCode(document: PDFKit.PDFDocument, { size, path }: NonNullable<PdfSheet['code']>): void {
  const { left, top, bottom } = document.page.margins;
  if (document.y + codeSide > document.page.height - bottom) nextPage(document, top);
  document
    .save()
    .translate(left, document.y)
    .scale(codeSide / size)
    .path(path)
    .fill('black')
    .restore();
  document.y += codeSide;
}

function nextPage(document: PDFKit.PDFDocument, top: number): void {
  document.addPage();
  document.y = top;
}

type Run = { family: string; text: string };

/** The runs of each line: whole words, or as many letters as fit of a word that is wider than the page. */
function linesOf(document: PDFKit.PDFDocument, kind: Kind, text: string, width: number): Run[][] {
  const lines: Run[][] = [];
  let line = '';
  const fits = (part: string) => widthOf(document, kind, runsOf(part.trimEnd())) <= width;
  const end = () => {
    lines.push(runsOf(line.trimEnd()));
    line = '';
  };
  for (const [word] of text.matchAll(/\s*\S+\s*/gu)) {
    if (fits(word)) {
      if (!fits(line + word)) end();
      line += word;
      continue;
    }
    let rest = Array.from(letters.segment(word), ({ segment }) => segment);
    while (rest.length > 0) {
      const most = mostOf(rest, (part) => fits(line + part));
      // A line takes one letter at least, however wide.
      const taken = line === '' ? Math.max(most, 1) : most;
      line += rest.slice(0, taken).join('');
      rest = rest.slice(taken);
      if (rest.length > 0) end();
    }
  }
  if (line !== '' || lines.length === 0) end();
  return lines;
}

/** How many of the letters fit, by halving: each try lays out all letters of its part. */
function mostOf(parts: readonly string[], fits: (part: string) => boolean): number {
  let [most, tooMany] = [0, parts.length + 1];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(parts.slice(0, middle).join(''))) most = middle;
    else tooMany = middle;
  }
  return most;
}

function widthOf(document: PDFKit.PDFDocument, kind: Kind, runs: readonly Run[]): number {
  return runs.reduce(
    (sum, { family, text }) => sum + document.font(`${family}-${weights[kind]}`).widthOfString(text),
    0,
  );
}

function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  for (const letter of line) {
    const last = runs.at(-1);
    // A space or a joiner stays with the word before it.
    const stays = last && known.find(({ family }) => family === last.family)?.has(letter);
    const family = stays ? last.family : (known.find(({ has }) => has(letter))?.family ?? families[0] ?? '');
    if (last?.family === family) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
}

function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // Below the margin, where a line would begin another page.
    document.page.margins.bottom = 0;
    document
      .font(`${families[0]}-regular`)
      .fontSize(sizes.small)
      .text(`${page + 1} / ${count}`, 64, document.page.height - 48, {
        width: document.page.width - 128,
        align: 'right',
      });
  }
}
