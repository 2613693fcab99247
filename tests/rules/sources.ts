import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Source = { file: string; text: string };

const listed = (...which: string[]) =>
  execFileSync('git', ['ls-files', ...which], { cwd: root, encoding: 'utf8' }).split('\n');
const gone = new Set(listed('--deleted'));
/** All rules look at the same files, and many of them at each: they are listed and read once. */
const files = listed('--cached', '--others', '--exclude-standard', '--deduplicate').filter(
  (file) => !gone.has(file),
);
const sources = new Map<string, Source>();
const imports = new Map<Source, string[]>();

/** Every file of the repository that git tracks or would track, as it is now. */
export function filesOf(pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(file));
}

export function sourcesOf(pattern: RegExp): Source[] {
  return filesOf(pattern).map((file) => {
    const source = sources.get(file) ?? { file, text: readFileSync(path.join(root, file), 'utf8') };
    sources.set(file, source);
    return source;
  });
}

/** The names and paths that a module imports, with dynamic imports. */
export function importsOf(source: Source): string[] {
  const found = imports.get(source) ?? findImports(source);
  imports.set(source, found);
  return found;
}

function findImports({ file, text }: Source): string[] {
  const named = [...text.matchAll(/(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/g)];
  const dynamic = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)];
  return [...named, ...dynamic].map(([, name = '']) => fileOf(name, file));
}

/** The path of a file that is imported by its path or by the name of its own top folder; other names stay. */
export function fileOf(name: string, importer: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(importer), name);
  return name.startsWith(`#${importer.split('/')[0]}/`) ? name.slice(1) : name;
}

/** The files that have to be loaded for a module, without imports of types. */
export function valueImportsOf({ file, text }: Source): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm)].map(
    ([, name = '']) => fileOf(name, file),
  );
}
