import { existsSync } from 'node:fs';
import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { compress, type Encoding, suffixes } from '../server/compress.ts';

/** As many files at the same time. */
const atOnce = 2;

/**
 * Writes a compressed copy for each coding next to every public text file, so that none is compressed while serving. A copy that is
 * there belongs to its file, as a build of the pages begins in an empty folder. The signal ends the work between two files.
 */
export async function precompress(folder: string, signal?: AbortSignal): Promise<void> {
  const names = glob('**/*.{js,css,svg,json}', { cwd: folder });
  const inTurn = async () => {
    for await (const name of names) {
      if (signal?.aborted) return;
      await copiesOf(path.join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
}

async function copiesOf(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < 500) return;
  for (const [encoding, suffix] of Object.entries(suffixes)) {
    if (existsSync(file + suffix)) continue;
    // A server that already runs sends a copy as soon as it has its name, so it gets the name when it is whole.
    const half = `${file}${suffix}.half`;
    await writeFile(half, await compress(body, encoding as Encoding, true));
    await rename(half, file + suffix);
  }
}

if (import.meta.main) {
  // A server that already runs comes first.
  setPriority(10);
  process.on('disconnect', () => process.exit(1));
  await precompress(process.argv[2] ?? 'build/client');
  process.exit(0);
}
