import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, type Plugin, type ViteBuilder } from 'vite';
import {
  firstLanguage,
  interfaceLanguages,
  type LanguageCode,
} from '../contract/lists/interface-languages.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = path.join(root, 'build/client');
const folderOf = (code: LanguageCode) => (code === firstLanguage ? 'build' : `build/languages/${code}`);
const clientOf = (code: LanguageCode) => path.join(root, folderOf(code), 'client');

/**
 * Prepares the build of the pages in one language: each is a build of its own, as a page carries the texts of one language. All
 * are made in this process, so that a further one finds warm code and the styles and routes of the first (decision 479).
 */
function prepare(code: LanguageCode, onFiles: (code: LanguageCode) => Promise<void>): Promise<ViteBuilder> {
  // The configuration reads both while it is loaded.
  process.env.PAGES_LANGUAGE = code;
  process.env.PAGES_FOLDER = folderOf(code);
  const afterFiles: Plugin = {
    name: 'after-files',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: () => onFiles(code),
  };
  return createBuilder({ root, logLevel: 'warn', configLoader: 'native', plugins: [afterFiles] });
}

/** Puts the browser's files of a further language to those of the first. Files without texts have the same name and bytes. */
function joinFiles(code: LanguageCode): Promise<void> {
  return cp(path.join(clientOf(code), 'assets'), path.join(client, 'assets'), {
    recursive: true,
    force: false,
  });
}

/** The module that loads the builds of further languages. */
function loaders(codes: readonly LanguageCode[]): string {
  const lines = codes.map((code) => `  ${code}: () => import('./languages/${code}/server/index.js'),`);
  return `export const languages = {\n${lines.join('\n')}\n};\n`;
}

/** Builds the pages. With `now`, files of the browser are compressed while others are built, as many as there is time for. */
async function buildPages(copies: string | undefined): Promise<void> {
  const ending = new AbortController();
  let compressing = Promise.resolve();
  const onFiles = async (code: LanguageCode) => {
    if (code !== firstLanguage) await joinFiles(code);
    if (copies === 'now') compressing = compressing.then(() => precompress(client, ending.signal));
  };
  // English, the first, empties the folder of all.
  await (await prepare(firstLanguage, onFiles)).buildApp();
  const further = interfaceLanguages.map(({ code }) => code).filter((code) => code !== firstLanguage);
  const builders: ViteBuilder[] = [];
  for (const code of further) builders.push(await prepare(code, onFiles));
  await Promise.all(builders.map((builder) => builder.buildApp()));
  ending.abort();
  await compressing;
  // The lists of a part's routes are written last.
  for (const code of further) {
    await joinFiles(code);
    await rm(clientOf(code), { recursive: true });
  }
  await writeFile(path.join(root, 'build/languages.js'), loaders(further));
}

process.on('disconnect', () => process.exit(1));
await buildPages(process.argv[2]);
process.exit(0);
