import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The pages that were rendered with the build, by their path. None in a build that has none. */
export async function readPrerendered(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pages = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name !== 'index.html') continue;
    const address = `/${path.relative(folder, entry.parentPath)}`;
    pages.set(address, await readFile(path.join(entry.parentPath, entry.name), 'utf8'));
  }
  return pages;
}
