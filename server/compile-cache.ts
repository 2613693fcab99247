import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import path from 'node:path';

/**
 * Lets Node keep what it has compiled in the data folder, for the next start: to compile all modules takes longer than
 * everything else that a start does. Node writes it when the process ends. Where it cannot be kept, a start takes longer.
 */
export function keepCompiled(dataDir: string): void {
  // By NODE_COMPILE_CACHE, as the tests have it.
  if (getCompileCacheDir()) return;
  const folder = path.resolve(dataDir, 'compiled');
  const usual = process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
    if (!isOursAlone(folder)) return;
    enableCompileCache(folder);
    dropOthers(folder, getCompileCacheDir());
  } catch {
    // The disk is full or read-only, or the folder has another owner. The start itself checks the data folder and reports
    // it.
  } finally {
    process.umask(usual);
  }
}

/** Node runs the files in this folder: no other user may be able to write there. */
function isOursAlone(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Another version of Node has a folder of its own, which nothing reads any more. */
function dropOthers(folder: string, current: string | undefined): void {
  for (const name of current ? readdirSync(folder) : [])
    if (name !== path.basename(current ?? '')) rmSync(path.join(folder, name), { recursive: true });
}
