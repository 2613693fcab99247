import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pages } from '../../web/collected.ts';
import type { Page } from '../../web/page.ts';
import { deskFile, layoutFile } from '../../web/pages.ts';
import { importsOf, type Source, sourcesOf } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../..');

const sources = new Map(sourcesOf(/^web\/.*\.(tsx?|css)$/).map((source) => [source.file, source]));

/** Of a style sheet, the sheets that it takes in. */
function sheetsIn({ file, text }: Source): string[] {
  return [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

/** All that comes with these files, themselves included. */
function allWith(files: readonly string[]): Source[] {
  const found = new Map<string, Source>();
  const add = (file: string) => {
    const source = sources.get(file.replace(/\?.*$/, ''));
    if (!source || found.has(file)) return;
    found.set(file, source);
    for (const next of file.endsWith('.css') ? sheetsIn(source) : importsOf(source)) add(next);
  };
  for (const file of files) add(file);
  return [...found.values()];
}

/** The classes with which a selector of the sheet begins; a class further in may be one of Tailwind's. */
function classesIn({ text }: Source): string[] {
  const selectors = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?:^|[{};,])\s*\.([a-z][\w-]*)[^{};]*(?=[{,])/g);
  return [...new Set([...selectors].map(([, name = '']) => name))];
}

function classesUsedIn({ text }: Source): Set<string> {
  const said = [...text.matchAll(/className="([^"]*)"/g), ...text.matchAll(/className=\{([^}]*)\}/g)];
  return new Set(said.flatMap(([, words = '']) => words.split(/[^\w-]+/)));
}

test('each page brings the style sheets of the classes that it uses, whichever page one comes from', () => {
  const sheetsOf = new Map<string, string[]>();
  for (const source of sources.values())
    if (source.file.endsWith('.css'))
      for (const name of classesIn(source)) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), source.file]);
  const used = new Map([...sources.values()].map((source) => [source, classesUsedIn(source)]));
  const missing = new Set<string>();
  for (const { file, kind, hasLayout } of pages as readonly Page[]) {
    if (!/^(public|personal|desk)$/.test(kind)) continue;
    const around = [...(hasLayout ? [layoutFile] : []), ...(kind === 'desk' ? [deskFile] : [])];
    const whole = allWith(['web/root.tsx', ...[...around, file].map((name) => `web/${name}`)]);
    const brought = new Set(whole.map((source) => source.file));
    for (const source of whole.filter((one) => one.file.endsWith('.tsx')))
      for (const name of used.get(source) ?? [])
        if (sheetsOf.get(name)?.every((sheet) => !brought.has(sheet)))
          missing.add(`${file} uses .${name} (${source.file}) without ${sheetsOf.get(name)}`);
  }
  assert.ok(sheetsOf.size > 100, 'the rule saw the style sheets');
  assert.deepEqual([...missing], []);
});

type Face = { family: string; weights: string; file: string; range: string };

function facesIn(css: string): Face[] {
  const faces = [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, body = '']) => {
    const of = (name: string) =>
      new RegExp(`${name}:\\s*([^;]*);`).exec(body)?.[1]?.replace(/\s+/g, ' ') ?? '';
    const file = /url\("[^"]*?([^/"]+\.woff2)"\)/.exec(body)?.[1] ?? '';
    return { family: of('font-family'), weights: of('font-weight'), file, range: of('unicode-range') };
  });
  return faces.filter(({ file, range }) => file !== '' && range !== '');
}

test('work pages have the same fonts as all others, in each weight of a family for the same letters', () => {
  const textOf = (name: string) => sources.get(`web/${name}`)?.text ?? '';
  const all = facesIn(textOf('ui/fonts.css') + textOf('ui/font-devanagari.css'));
  const atWork = facesIn(textOf('layout/member/fonts.css'));
  const letters = (faces: Face[] = []) => faces.map(({ file, range }) => `${file} ${range}`);
  assert.ok(letters(all).length >= 7);
  assert.deepEqual(letters(atWork), letters(all));
  for (const faces of [all, atWork]) {
    // A browser chooses one range of weights of a family, and looks for glyphs only in the faces of that range.
    for (const [family, own] of Map.groupBy(faces, (face) => face.family)) {
      const ofWeights = [...Map.groupBy(own, (face) => face.weights).values()];
      const ranges = ofWeights.map((some) => some.map(({ range }) => range).join(' / '));
      assert.equal(new Set(ranges).size, 1, `${family} has letters that only some weights have`);
    }
  }
});

test('a page in Devanagari needs at most two files of fonts, of 170 kB together', () => {
  const files = facesIn(sources.get('web/ui/font-devanagari.css')?.text ?? '').map(({ file }) => file);
  const sizes = files.map((file) => statSync(path.join(root, 'web/ui/fonts', file)).size);
  assert.equal(sizes.length, 2);
  assert.ok(sizes.reduce((sum, bytes) => sum + bytes) <= 170_000, sizes.join());
});

const sides = 'left|right';
/** Declarations that name a side of the window. Texts from right to left begin at the other one. */
const physical = [
  new RegExp(`(?<![\\w-])(?:scroll-)?(?:margin|padding|border)-(?:${sides})(?=[-:\\w])[^;]*`, 'g'),
  new RegExp(`(?<![\\w-])(?:${sides}):[^;]*`, 'g'),
  new RegExp(`border-(?:top|bottom)-(?:${sides})-radius[^;]*`, 'g'),
  new RegExp(`(?:text-align|float|clear):\\s*(?:${sides})`, 'g'),
];
/** Four values; they are uneven where the second and the fourth, right and left, differ. */
const fourSided = /(?<![\w-])(?:inset|margin|padding|border-(?:width|style|color)):\s*([^;{}]+);/g;

function sidesIn(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const uneven = [...plain.matchAll(fourSided)].filter(([, values = '']) => {
    const parts = values.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
    return parts.length === 4 && parts[1] !== parts[3];
  });
  return [...physical.flatMap((pattern) => [...plain.matchAll(pattern)]), ...uneven].map(([found]) => found);
}

const sidedClass =
  /(?<=["'`\s:])-?(?:scroll-)?(?:(?:[mp][lr]|left|right)-(?:\[[^\]]*\]|[\d./]+|auto|px|full)|border-[lr](?:-\d+)?|rounded-(?:[lr]|[tb][lr])(?:-\w+)?|(?:text|float|clear)-(?:left|right))!?(?=["'`\s])/g;

test('styles name the beginning and the end of a line, never left or right', () => {
  const found: string[] = [];
  for (const { file, text } of sources.values()) {
    if (/[\\/]texts[\\/]|\.test\./.test(file)) continue;
    if (file.endsWith('.css')) found.push(...sidesIn(text).map((one) => `${file}: ${one}`));
    else found.push(...[...text.matchAll(sidedClass)].map(([one]) => `${file}: ${one}`));
    // These have no logical form: each has its opposite where texts go from right to left.
    const turned = /(?:transform-origin|background-position):\s*(?:left|right)/;
    if (file.endsWith('.css') && turned.test(text) && !text.includes('[dir="rtl"]'))
      found.push(`${file} has a side without [dir="rtl"]`);
  }
  assert.deepEqual(found, []);
  const samples = ['margin-left: 1px;', 'left: 0;', 'inset: 0 1px 0 2px;', 'text-align: right;'];
  for (const sample of samples) assert.equal(sidesIn(`a { ${sample} }`).length, 1, sample);
  assert.deepEqual(sidesIn('a { padding: 1px max(1px, 2px) 3px max(1px, 2px); --shift-left: 1px; }'), []);
  for (const sample of ['"ml-2"', '" -right-[1.6rem] "', '"sm:border-l"', '"text-left"'])
    assert.equal([...sample.matchAll(sidedClass)].length, 1, sample);
});
