import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Source = { file: string; text: string };

/** Every file of the repository that git tracks or would track, as it is now. */
export function filesOf(pattern: RegExp): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' });
  const gone = new Set(deleted.split('\n'));
  return listed.split('\n').filter((file) => pattern.test(file) && !gone.has(file));
}

export function sourcesOf(pattern: RegExp): Source[] {
  return filesOf(pattern).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** What a module imports by name or path, dynamic imports included. */
export function importsOf({ file, text }: Source): string[] {
  const named = [...text.matchAll(/(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/g)];
  const dynamic = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)];
  return [...named, ...dynamic].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}

/** What has to be loaded for a module, types aside. */
export function valueImportsOf({ file, text }: Source): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm)].map(
    ([, name = '']) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name),
  );
}
