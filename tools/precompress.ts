import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Encoding, suffixes } from '../server/compress.ts';

/** Writes a compressed copy for each coding next to every public text file, so that none is compressed while serving. */
export async function precompress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = path.join(folder, name);
    const body = await readFile(file);
    if (body.length < 500) continue;
    for (const [encoding, suffix] of Object.entries(suffixes)) {
      await writeFile(file + suffix, await compress(body, encoding as Encoding, true));
    }
  }
}
