import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pages } from '../../web/collected.ts';
import type { Page } from '../../web/page.ts';
import { deskFile, layoutFile } from '../../web/pages.ts';
import { importsOf, type Source, sourcesOf } from './sources.ts';

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
  return faces.filter(({ range }) => range !== '');
}

test('work pages have the same fonts as all others, and each family has one range of weights', () => {
  const [all, atWork] = ['web/ui/fonts.css', 'web/layout/member/fonts.css'].map((file) =>
    facesIn(sources.get(file)?.text ?? ''),
  );
  const letters = (faces: Face[] = []) => faces.map(({ file, range }) => `${file} ${range}`);
  assert.ok(letters(all).length >= 5);
  assert.deepEqual(letters(atWork), letters(all));
  for (const faces of [all, atWork]) {
    // A browser chooses one range of weights of a family, and looks for glyphs only in the faces of that range.
    const weights = Map.groupBy(faces ?? [], ({ family }) => family);
    for (const [family, own] of weights)
      assert.equal(new Set(own.map((face) => face.weights)).size, 1, `${family} has faces of several ranges`);
  }
});
