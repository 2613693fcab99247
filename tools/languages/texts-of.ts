import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf, sourcesOf } from '#tests/rules/sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const english = /\/texts\/en\//;

/** The folders that have texts. */
export const foldersOfTexts = ['web', 'outside/mail', 'api'] as const;

/** The English files of texts below some folders. */
export function englishTexts(folders: readonly string[] = foldersOfTexts): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/texts/en/**/*.ts`, { cwd: root }))
    .filter((file) => !/\.test\.ts$|(^|\/)node_modules\//.test(file))
    .sort();
}

export const inFolderOf = (code: string, file: string) => file.replace(english, `/texts/${code}/`);

/** Whether a language has texts, and not its name alone. */
export const hasTexts = (code: string) =>
  englishTexts().filter((file) => existsSync(path.join(root, inFolderOf(code, file)))).length > 1;

/** The module of a file of texts; null where it is missing. */
export async function loadTexts(file: string): Promise<object | null> {
  const place = path.join(root, file);
  return existsSync(place) ? import(pathToFileURL(place).href) : null;
}

/** Those that our own staff alone read, at the desk: every way from a page leads through the desk. They stay English. */
export function deskTexts(): ReadonlySet<string> {
  const sources = sourcesOf(/^(?:web|api|outside|core|server)\/.*\.tsx?$/).filter(
    ({ file }) => !/\.test\.tsx?$/.test(file),
  );
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const name of importsOf(source)) {
      const imported = name.replace(/^#/, '');
      importers.set(imported, [...(importers.get(imported) ?? []), source.file]);
    }
  const isOfDesk = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return true;
    seen.add(file);
    // Commands are the operator's.
    if (/^web\/[\w-]+\/desk\/|^web\/dev\/|^server\/[\w-]+-command\.ts$/.test(file)) return true;
    // The links of a module to its desk stand with its other links, and only staff are shown them.
    if (/^web\/[\w-]+\/elsewhere\.ts$/.test(file)) return true;
    const all = importers.get(file) ?? [];
    return all.length > 0 && english.test(file) && all.every((one) => isOfDesk(one, seen));
  };
  const isReadByStaff = (file: string) =>
    /(?:^|[/-])desk\.ts$/.test(file) ||
    ((importers.get(file) ?? []).some((one) => !/elsewhere\.ts$/.test(one)) && isOfDesk(file));
  return new Set(englishTexts().filter(isReadByStaff));
}

/**
 * The texts of each file that are buttons, by the sources: the words between the tags of a `Button`.
 */
export function buttonTexts(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { text } of sourcesOf(/^web\/.*\.tsx$/)) {
    if (!text.includes('<Button')) continue;
    const imported = new Map<string, { from: string; name: string }>();
    for (const [, names = '', from = ''] of text.matchAll(
      /import \{([^}]*)\} from '(#web\/[^']*\/texts\/en\/[^']*)'/g,
    ))
      for (const one of names.split(',')) {
        const [name = '', alias = name] = one.trim().split(/ as /);
        imported.set(alias, { from: from.slice(1), name });
      }
    for (const [, inside = ''] of text.matchAll(/<Button\b(?:[^>]|=>)*>([^<]*)<\/Button>/g))
      for (const [, alias = '', keys = ''] of inside.matchAll(/\b(\w+)((?:\.\w+)+)(?![\w(])/g)) {
        const of = imported.get(alias);
        if (of) found.set(of.from, (found.get(of.from) ?? new Set()).add(of.name + keys));
      }
  }
  return found;
}
