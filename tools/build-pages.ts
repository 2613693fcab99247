import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import {
  firstLanguage,
  interfaceLanguages,
  type LanguageCode,
} from '../contract/lists/interface-languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folderOf = (code: LanguageCode) => (code === firstLanguage ? 'build' : `build/languages/${code}`);

/**
 * Builds the pages in one language: each is a build of its own, as a page carries the texts of one language. One comes after
 * another in this process, so that a further one finds warm code and the styles and routes of the first (decision 462).
 */
async function buildLanguage(code: LanguageCode): Promise<void> {
  process.env.PAGES_LANGUAGE = code;
  process.env.PAGES_FOLDER = folderOf(code);
  // Loaded by Node, the modules of the configuration stay what they are between the builds.
  const builder = await createBuilder({ root, logLevel: 'warn', configLoader: 'native' });
  await builder.buildApp();
}

/** Puts the browser's files of a language to those of the first. Files without texts have the same name and bytes. */
async function joinFiles(code: LanguageCode): Promise<void> {
  const built = path.join(root, folderOf(code), 'client');
  await cp(path.join(built, 'assets'), path.join(root, 'build/client/assets'), {
    recursive: true,
    force: false,
  });
  await rm(built, { recursive: true });
}

/** The module that loads the builds of further languages. */
function loaders(codes: readonly LanguageCode[]): string {
  const lines = codes.map((code) => `  ${code}: () => import('./languages/${code}/server/index.js'),`);
  return `export const languages = {\n${lines.join('\n')}\n};\n`;
}

process.on('disconnect', () => process.exit(1));
const codes = interfaceLanguages.map(({ code }) => code);
const further = codes.filter((code) => code !== firstLanguage);
// English, the first, empties the folder of all.
for (const code of codes) await buildLanguage(code);
for (const code of further) await joinFiles(code);
await writeFile(path.join(root, 'build/languages.js'), loaders(further));
process.exit(0);
