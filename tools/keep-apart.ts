import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apart } from './apart.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** The installed folder that a package of this folder gets for a name: the nearest one above it. */
function foundFrom(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules') - 1))) {
    const candidate = path.posix.join(at, 'node_modules', name);
    if (existsSync(path.join(root, candidate))) return candidate;
    if (at === '') return undefined;
  }
}

/** The installed folders of the packages that the bundled server loads, with all that these need. */
function keptFolders(): Set<string> {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const kept = new Set<string>();
  const keep = (from: string, name: string): void => {
    const folder = foundFrom(from, name);
    if (!folder || kept.has(folder)) return;
    kept.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) keep(folder, needed);
  };
  for (const name of apart) keep('', name);
  return kept;
}

/** Removes every other package from `node_modules`: for an image, after the build. The folder is of no use for anything else then. */
async function keepApart(): Promise<void> {
  const kept = keptFolders();
  const isOf = (folder: string) =>
    [...kept].some((one) => one === folder || one.startsWith(`${folder}/node_modules/`));
  for (const folder of globSync('node_modules/{[!.@]*,@*/*}', { cwd: root }).map((one) =>
    one.replaceAll('\\', '/'),
  ))
    if (!isOf(folder)) await rm(path.join(root, folder), { recursive: true });
  for (const folder of globSync('node_modules/.*', { cwd: root }))
    await rm(path.join(root, folder), { recursive: true });
  console.log(`${kept.size} packages stay.`);
}

await keepApart();
