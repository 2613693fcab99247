import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import type { StoryCategory } from '#contract/stories/shapes.ts';
import { guest } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { getOpportunity } from '#core/opportunities/get-opportunity.ts';
import { getOrganisation } from '#core/organisations/get-organisation.ts';
import { findPublicPerson } from '#core/people/find-public-person.ts';
import { getProject } from '#core/projects/get-project.ts';
import { getStory } from '#core/stories/get-story.ts';
import { cookies } from '#web/consents/texts/en/cookies.ts';
import { security } from '#web/consents/texts/en/security.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { latestWords } from '#web/legal-texts/versions.ts';
import { publicOpportunitiesTexts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { findOrganisationsTexts } from '#web/organisations/texts/en/find.ts';
import { publicProjectsTexts } from '#web/projects/texts/en/public-projects.ts';
import { about } from '#web/site/texts/en/about.ts';
import { collaboration } from '#web/site/texts/en/collaboration.ts';
import { home } from '#web/site/texts/en/home.ts';
import { launchpad } from '#web/site/texts/en/launchpad.ts';
import { stories } from '#web/stories/texts/en/stories.ts';
import type { PictureName } from '../web/pages.ts';
import { shapeOf } from '../web/ui/kolam.ts';
import { motifs } from '../web/ui/motifs.ts';
import { type Drawing, drawn, grownKolam, type Palette, pictured } from './share-drawings.ts';

type Picture = {
  title: string;
  mark?: string | undefined;
  /** Changes with the drawing. */
  version?: string;
  palette: Palette;
  drawing: Drawing;
};

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

const pictures: Record<PictureName, Picture> = {
  home: { title: home.hero.headline, drawing: drawn('d5'), palette: neel },
  launchpad: { title: launchpad.hero.headline, drawing: drawn('launchpad'), palette: neel },
  about: { title: about.hero.headline, drawing: drawn('about'), palette: genda },
  collaboration: {
    title: collaboration.head.headline.join(' '),
    drawing: drawn('collaboration'),
    palette: patta,
  },
  stories: { title: stories.hero.headline, drawing: drawn('stories'), palette: genda },
  projects: { title: publicProjectsTexts.headline, drawing: drawn('projects'), palette: neel },
  opportunities: {
    title: publicOpportunitiesTexts.headline,
    drawing: drawn('opportunities'),
    palette: genda,
  },
  organisations: {
    title: findOrganisationsTexts.headline,
    drawing: drawn('organisations'),
    palette: patta,
  },
  privacy: { title: latestWords('privacy').title, drawing: drawn('privacy'), palette: neel },
  notice: { title: latestWords('notice').title, drawing: drawn('notice'), palette: neel },
  terms: { title: latestWords('terms').title, drawing: drawn('terms'), palette: neel },
  cookies: { title: cookies.title, drawing: drawn('cookies'), palette: neel },
  security: { title: security.title, drawing: drawn('security'), palette: neel },
};
const ofPages = new Map<string, Picture>(Object.entries(pictures));

const size = { width: 1200, height: 630 };
const fontAt = (name: string) => fileURLToPath(new URL(`../web/ui/fonts/${name}`, import.meta.url));
/** Under the names that the files give themselves; both are bold. */
const latin = { face: 'Anek Latin Medium', file: fontAt('anek-latin-bold.ttf') };
const devanagari = { face: 'Anek Devanagari Medium', file: fontAt('anek-devanagari-bold.ttf') };
const most = 200;

/** Draws the 1200×630 pictures that are shown where a page is shared; each once, then from memory. */
export function createSharePictures(core: Core) {
  const drawn = new Map<string, Buffer>();

  return async (name: string): Promise<Buffer | null> => {
    const picture =
      ofPages.get(name) ??
      (await storyPicture(core, name)) ??
      (await personPicture(core, name)) ??
      (await projectPicture(core, name)) ??
      (await opportunityPicture(core, name)) ??
      (await organisationPicture(core, name));
    if (!picture) return null;
    const key = `${name}:${picture.title}:${picture.version ?? ''}`;
    const known = drawn.get(key);
    if (known) return known;
    const png = hasDevanagari.test(picture.title) ? await drawShaped(picture) : draw(picture);
    if (drawn.size >= most) drawn.clear();
    drawn.set(key, png);
    return png;
  };
}

async function storyPicture(core: Core, name: string): Promise<Picture | null> {
  const slug = /^story\/([a-z0-9-]{1,200})$/.exec(name)?.[1];
  const found = slug && (await getStory(core, slug));
  if (!found) return null;
  const { title, category, picture, sample } = found.story;
  return {
    title,
    mark: sample ? stories.sample.mark : undefined,
    palette: byCategory[category],
    drawing: picture ? pictured(motifs[picture]) : drawn(slug, shapeOf(slug)),
  };
}

/** The picture with the member's kolam; null for a member whom not everyone may see. */
async function personPicture(core: Core, name: string): Promise<Picture | null> {
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

async function projectPicture(core: Core, name: string): Promise<Picture | null> {
  const slug = /^project\/([a-z0-9-]{1,36})$/.exec(name)?.[1];
  if (!slug) return null;
  const found = await getProject(core, guest, slug).catch(asMissing);
  if (!found) return null;
  const { kolam: grown } = found;
  const title = canBeDrawn(found.name) ? found.name : '';
  return { title, version: JSON.stringify(grown), palette: neel, drawing: grownKolam(slug, grown) };
}

/** With the kolam of its project. */
async function opportunityPicture(core: Core, name: string): Promise<Picture | null> {
  const slug = /^opportunity\/([a-z0-9-]{1,36})$/.exec(name)?.[1];
  if (!slug) return null;
  const found = await getOpportunity(core, guest, slug).catch(asMissing);
  if (!found) return null;
  const { name: offeredBy, kolam: grown, slug: seed } = found.project;
  const [title = ''] = [`${found.title}, ${offeredBy}`, found.title, offeredBy].filter(canBeDrawn);
  return { title, version: JSON.stringify(grown), palette: genda, drawing: grownKolam(seed, grown) };
}

/** The name with the kolam of its address. */
async function organisationPicture(core: Core, name: string): Promise<Picture | null> {
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

function draw({ title, mark, palette, drawing }: Picture): Buffer {
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
<text x="72" y="566" font-size="34">${escapeXml(`${site.name} · ${site.line}`)}</text>
</g></svg>`;
  const font = { fontFiles: [latin.file], loadSystemFonts: false, defaultFontFamily: latin.face };
  return Buffer.from(new Resvg(svg, { font }).render().asPng());
}

/** Resvg sets the letters of Devanagari on top of one another. Pango shapes them, so it draws the title. */
async function drawShaped(picture: Picture): Promise<Buffer> {
  const { data, info } = await (await shaped(picture)).png().toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const top = Math.max(0, Math.round(size.height / 2 - 16 - info.height / 2));
  return sharp(draw({ ...picture, title: '' }))
    .composite([{ input: data, left: 72, top }])
    .png()
    .toBuffer();
}

let knowsLatin: Promise<unknown> | undefined;

async function shaped({ title, palette }: Picture): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Pango keeps the one file that a drawing names; here it takes the letters of a title from both.
  knowsLatin ??= sharp({ text: { text: 'a', font: `${latin.face},`, fontfile: latin.file } }).toBuffer();
  await knowsLatin;
  const fontSize = title.length <= 20 ? 76 : 56;
  return sharp({
    text: {
      text: `<span foreground="${palette.text}">${escapeXml(title)}</span>`,
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
