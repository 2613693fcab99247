import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import type { PdfSheet } from '#core/ground/pdf.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../web/ui/fonts/${name}`, import.meta.url));

/** In the order in which they are asked for a letter. Each is laid out by its own rules, as Devanagari needs. */
const faces = ['anek-latin-regular.ttf', 'anek-latin-more-regular.ttf', 'anek-devanagari-regular.ttf'];

type Face = { name: string; bytes: Buffer; has: (codePoint: number) => boolean };
let known: Face[] = [];
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
  known = faces.map((name) => {
    const bytes = readFileSync(fileOf(name));
    const font = create(bytes);
    return {
      name,
      bytes,
      has: (codePoint) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint),
    };
  });
  return maker;
}

const sizes = { title: 20, heading: 13, text: 10.5, small: 9 } as const;
/** What stands for a letter of which no face has a picture. */
const box = '\u25cc';
const unshown =
  'Some letters here are of scripts that this PDF has no typeface for; a dotted circle stands for each. The JSON file holds them exactly.';

/** Writes a sheet as PDF: A4, with its number on each page. The same sheet makes the same bytes. */
export async function makePdf({ title, at, blocks }: PdfSheet): Promise<Buffer> {
  const Document = await loadMaker();
  const document = new Document({
    size: 'A4',
    margins: { top: 64, bottom: 72, left: 64, right: 64 },
    info: { Title: title, Creator: 'Saharambh', Producer: 'Saharambh', CreationDate: at, ModDate: at },
    bufferPages: true,
    lang: 'en',
  });
  const pieces: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  for (const { name, bytes } of known) document.registerFont(name, bytes);
  let isWhole = true;
  for (const { kind, text } of blocks) {
    const shown = shownText(text);
    isWhole &&= shown === text;
    document.fontSize(sizes[kind]);
    if (kind === 'heading') document.moveDown(0.6);
    for (const line of shown.split('\n')) write(document, line);
    document.moveDown(0.5);
  }
  if (!isWhole) write(document.fontSize(sizes.small), unshown);
  numberPages(document);
  document.end();
  return whole;
}

function shownText(text: string): string {
  const hasFace = (letter: string) => known.some(({ has }) => has(letter.codePointAt(0) ?? 0));
  return Array.from(text, (letter) => (letter === '\n' || hasFace(letter) ? letter : box)).join('');
}

/** One line of text, each run of a script in its own face. */
function write(document: PDFKit.PDFDocument, line: string): void {
  const runs = runsOf(line);
  if (runs.length === 0) document.moveDown(0.5);
  for (const [at, { face, text }] of runs.entries())
    document.font(face).text(text, { continued: at < runs.length - 1, lineGap: 3 });
}

function runsOf(line: string): { face: string; text: string }[] {
  const runs: { face: string; text: string }[] = [];
  for (const letter of line) {
    const last = runs.at(-1);
    const codePoint = letter.codePointAt(0) ?? 0;
    // A space or a joiner stays with the word before it.
    const stays = last && known.find(({ name }) => name === last.face)?.has(codePoint);
    const face = stays ? last.face : (known.find(({ has }) => has(codePoint))?.name ?? faces[0] ?? '');
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
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
      .font(faces[0] ?? '')
      .fontSize(sizes.small)
      .text(`${page + 1} / ${count}`, 64, document.page.height - 48, {
        width: document.page.width - 128,
        align: 'right',
      });
  }
}
