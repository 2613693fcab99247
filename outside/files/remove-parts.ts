import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what was being written below `folder` by processes that have ended: files that end in `.part` and have not changed since
 * `before`. Resolves to how many there were.
 */
export async function removeParts(folder: string, before: number): Promise<number> {
  const entries = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for await (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.part')) continue;
    const filePath = path.join(entry.parentPath, entry.name);
    // Whole by now, or gone with what it belonged to.
    const found = await stat(filePath).catch(() => null);
    if (!found || found.mtimeMs >= before) continue;
    await rm(filePath, { force: true });
    removed++;
  }
  return removed;
}
