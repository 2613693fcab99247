import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import type { StoryCategory } from '#contract/stories/shapes.ts';
import { guest } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { getOpportunity } from '#core/opportunities/get-opportunity.ts';
import { getOrganisation } from '#core/organisations/get-organisation.ts';
import { findPublicPerson } from '#core/people/find-public-person.ts';
import { getProject } from '#core/projects/get-project.ts';
import { getStory } from '#core/stories/get-story.ts';
import { splitLanguage } from '../web/page-at.ts';
import type { PictureName } from '../web/pages.ts';
import { type ShareTexts, shareTexts } from '../web/share-texts.ts';
import { shapeOf } from '../web/ui/kolam.ts';
import { motifs } from '../web/ui/motifs.ts';
import { type Drawing, drawn, grownKolam, type Palette, pictured } from './share-drawings.ts';

type Picture = {
  title: string;
  mark?: string | undefined;
  /** The name of the product and what it is, below. */
  line: string;
  /** Changes with the drawing. */
  version?: string;
  palette: Palette;
  drawing: Drawing;
};
type Drawable = Omit<Picture, 'line'>;

/** The words in each further language; undefined for one that this server cannot draw. */
export type ShareTextsIn = (code: LanguageCode) => Promise<ShareTexts> | undefined;

const neel: Palette = {
  ground: '#1d1f55',
  text: '#f9f3e4',
  line: '#f9f3e4',
  dot: '#f5b53a',
  field: '#3d407c',
};
const genda: Palette = {
  ground: '#f2a81d',
  text: '#1a1838',
  line: '#1a1838',
  dot: '#8f2917',
  field: '#d38d0b',
};
const patta: Palette = {
  ground: '#245837',
  text: '#f9f3e4',
  line: '#f9f3e4',
  dot: '#f5b53a',
  field: '#3f7d52',
};
const byCategory: Record<StoryCategory, Palette> = { success: neel, startup: genda, collaboration: patta };

/** Their titles are in the texts. */
const pictures: Record<PictureName, Pick<Picture, 'drawing' | 'palette'>> = {
  home: { drawing: drawn('d5'), palette: neel },
  launchpad: { drawing: drawn('launchpad'), palette: neel },
  about: { drawing: drawn('about'), palette: genda },
  collaboration: { drawing: drawn('collaboration'), palette: patta },
  stories: { drawing: drawn('stories'), palette: genda },
  projects: { drawing: drawn('projects'), palette: neel },
  opportunities: { drawing: drawn('opportunities'), palette: genda },
  organisations: { drawing: drawn('organisations'), palette: patta },
  privacy: { drawing: drawn('privacy'), palette: neel },
  notice: { drawing: drawn('notice'), palette: neel },
  terms: { drawing: drawn('terms'), palette: neel },
  cookies: { drawing: drawn('cookies'), palette: neel },
  security: { drawing: drawn('security'), palette: neel },
};

function pagePicture(name: string, { titles }: ShareTexts): Drawable | null {
  if (!Object.hasOwn(pictures, name)) return null;
  const page = name as PictureName;
  return { ...pictures[page], title: titles[page] };
}

const size = { width: 1200, height: 630 };
const fontAt = (name: string) => fileURLToPath(new URL(`../web/ui/fonts/${name}`, import.meta.url));
/** Under the names that the files give themselves; both are bold. */
const latin = { face: 'Anek Latin Medium', file: fontAt('anek-latin-bold.ttf') };
const devanagari = { face: 'Anek Devanagari Medium', file: fontAt('anek-devanagari-bold.ttf') };
const most = 200;

/** Draws the 1200×630 pictures that are shown where a page is shared; each once, then from memory. */
export function createSharePictures(core: Core, textsIn: ShareTextsIn = () => undefined) {
  const drawn = new Map<string, Buffer>();

  return async (asked: string): Promise<Buffer | null> => {
    const { language, rest } = splitLanguage(`/${asked}`);
    const name = rest.slice(1);
    const texts = (language && (await textsIn(language))) ?? shareTexts;
    const found =
      pagePicture(name, texts) ??
      (await storyPicture(core, name, texts)) ??
      (await personPicture(core, name)) ??
      (await projectPicture(core, name)) ??
      (await opportunityPicture(core, name)) ??
      (await organisationPicture(core, name));
    if (!found) return null;
    const picture = { ...found, line: texts.line };
    const key = `${asked}:${picture.title}:${picture.version ?? ''}`;
    const known = drawn.get(key);
    if (known) return known;
    const png = hasDevanagari.test(`${picture.title}${picture.line}${picture.mark}`)
      ? await drawShaped(picture)
      : draw(picture);
    if (drawn.size >= most) drawn.clear();
    drawn.set(key, png);
    return png;
  };
}

async function storyPicture(core: Core, name: string, texts: ShareTexts): Promise<Drawable | null> {
  const slug = /^story\/([a-z0-9-]{1,200})$/.exec(name)?.[1];
  const found = slug && (await getStory(core, slug));
  if (!found) return null;
  const { title, category, picture, sample } = found.story;
  return {
    title,
    mark: sample ? texts.sample : undefined,
    palette: byCategory[category],
    drawing: picture ? pictured(motifs[picture]) : drawn(slug, shapeOf(slug)),
  };
}

/** The picture with the member's kolam; null for a member whom not everyone may see. */
async function personPicture(core: Core, name: string): Promise<Drawable | null> {
  const handle = /^person\/([a-z0-9-]{1,30})$/.exec(name)?.[1];
  const person = handle && (await findPublicPerson(core, handle));
  if (!person || person.handle !== handle) return null;
  const palettes = [neel, genda, patta];
  const sum = [...person.id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return {
    title: canBeDrawn(person.name) ? person.name : `@${handle}`,
    palette: palettes[sum % palettes.length] ?? neel,
    drawing: drawn(person.id, shapeOf(person.id)),
  };
}

const hasDevanagari = /\p{Script=Devanagari}/u;
const isOfTheFaces = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Whether the two faces have all of its letters, in one script or in both. */
function canBeDrawn(text: string): boolean {
  return isOfTheFaces.test(text) && !/\p{Extended_Pictographic}/u.test(text);
}

async function projectPicture(core: Core, name: string): Promise<Drawable | null> {
  const slug = /^project\/([a-z0-9-]{1,36})$/.exec(name)?.[1];
  if (!slug) return null;
  const found = await getProject(core, guest, slug).catch(asMissing);
  if (!found) return null;
  const { kolam: grown } = found;
  const title = canBeDrawn(found.name) ? found.name : '';
  return { title, version: JSON.stringify(grown), palette: neel, drawing: grownKolam(slug, grown) };
}

/** With the kolam of its project. */
async function opportunityPicture(core: Core, name: string): Promise<Drawable | null> {
  const slug = /^opportunity\/([a-z0-9-]{1,36})$/.exec(name)?.[1];
  if (!slug) return null;
  const found = await getOpportunity(core, guest, slug).catch(asMissing);
  if (!found) return null;
  const { name: offeredBy, kolam: grown, slug: seed } = found.project;
  const [title = ''] = [`${found.title}, ${offeredBy}`, found.title, offeredBy].filter(canBeDrawn);
  return { title, version: JSON.stringify(grown), palette: genda, drawing: grownKolam(seed, grown) };
}

/** The name with the kolam of its address. */
async function organisationPicture(core: Core, name: string): Promise<Drawable | null> {
  const slug = /^organisation\/([a-z0-9-]{1,36})$/.exec(name)?.[1];
  const found = slug && (await getOrganisation(core, slug).catch(asMissing));
  if (!found) return null;
  const title = canBeDrawn(found.name) ? found.name : '';
  return { title, palette: patta, drawing: drawn(slug, shapeOf(slug)) };
}

function asMissing(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

function draw({ title, mark, line, palette, drawing }: Picture): Buffer {
  const scale = 540 / Math.max(drawing.width, drawing.height);
  const left = size.width - 310 - (drawing.width * scale) / 2;
  const top = (size.height - drawing.height * scale) / 2;
  const field = drawing.gap * scale;
  const lines = wrap(title);
  const height = lines.fontSize * 1.06;
  const middle = size.height / 2 - 16;
  const first = middle - ((lines.texts.length - 1) * height) / 2 + lines.fontSize * 0.3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs><pattern id="field" x="${left}" y="${top}" width="${field}" height="${field}" patternUnits="userSpaceOnUse"><circle cx="${field / 2}" cy="${field / 2}" r="4.4" fill="${palette.field}"/></pattern></defs>
<rect width="100%" height="100%" fill="${palette.ground}"/><rect x="560" width="640" height="100%" fill="url(#field)"/>
<g transform="translate(${left} ${top}) scale(${scale})">${drawing.inside(palette)}</g>
<g font-family="${latin.face}" font-weight="700" fill="${palette.text}">
${lines.texts.map((text, i) => `<text x="72" y="${first + i * height}" font-size="${lines.fontSize}" letter-spacing="-1.5">${escapeXml(text)}</text>`).join('')}
${mark ? `<text x="72" y="96" font-size="34" fill="${palette.dot}">${escapeXml(mark)}</text>` : ''}
<text x="72" y="566" font-size="34">${escapeXml(line)}</text>
</g></svg>`;
  const font = { fontFiles: [latin.file], loadSystemFonts: false, defaultFontFamily: latin.face };
  return Buffer.from(new Resvg(svg, { font }).render().asPng());
}

/** Resvg sets the letters of Devanagari on top of one another. Pango shapes them, so it draws each text with some. */
async function drawShaped(picture: Picture): Promise<Buffer> {
  const { title, mark, line, palette } = picture;
  const { default: sharp } = await import('sharp');
  const shape = async (text: string, fontSize: number, colour: string) =>
    (await shaped(text, { fontSize, colour })).png().toBuffer({ resolveWithObject: true });
  const [isTitle, isLine, isMark] = [title, line, mark ?? ''].map((text) => hasDevanagari.test(text));
  const words = isTitle && (await shape(title, title.length <= 20 ? 76 : 56, palette.text));
  const below = isLine && (await shape(line, 30, palette.text));
  const above = isMark && mark && (await shape(mark, 34, palette.dot));
  const top = words ? Math.max(0, Math.round(size.height / 2 - 16 - words.info.height / 2)) : 0;
  const latinAlone = {
    title: isTitle ? '' : title,
    line: isLine ? '' : line,
    mark: isMark ? undefined : mark,
  };
  return sharp(draw({ ...picture, ...latinAlone }))
    .composite([
      ...(words ? [{ input: words.data, left: 72, top }] : []),
      ...(below ? [{ input: below.data, left: 72, top: 572 - below.info.height }] : []),
      ...(above ? [{ input: above.data, left: 72, top: 62 }] : []),
    ])
    .png()
    .toBuffer();
}

let knowsLatin: Promise<unknown> | undefined;

async function shaped(
  text: string,
  { fontSize, colour }: { fontSize: number; colour: string },
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Pango keeps the one file that a drawing names; here it takes the letters of a text from both.
  knowsLatin ??= sharp({ text: { text: 'a', font: `${latin.face},`, fontfile: latin.file } }).toBuffer();
  await knowsLatin;
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      // The last comma keeps "Medium" from being read as a weight.
      font: `${devanagari.face},${latin.face}, Bold ${fontSize}`,
      fontfile: devanagari.file,
      rgba: true,
      dpi: 72,
      width: 480,
      wrap: 'word',
      // The face has more space between lines than so few lines need.
      spacing: Math.round(fontSize * -0.35),
    },
  });
}

/** Lines that fit next to the kolam: a letter of this bold face is half as wide as it is high, on average. */
function wrap(title: string): { texts: string[]; fontSize: number } {
  const fontSize = title.length <= 30 ? 84 : title.length <= 56 ? 68 : 54;
  const longest = Math.floor(530 / (fontSize * 0.5));
  const texts: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      texts[texts.length - 1] = `${last} ${word}`;
    else texts.push(word);
  }
  return { texts: texts.slice(0, 6), fontSize };
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/[&<>]/g, (character) => entities[character] ?? '');
}
