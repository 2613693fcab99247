import path from 'node:path';
import { removeParts } from '#outside/files/remove-parts.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

/** Milliseconds after which a file that another server was writing among the backups counts as abandoned. */
const longestWriting = 86_400_000;

/**
 * Removes half-written files of servers that were killed. The data folder is ours alone. It may be large, so no start waits
 * for this.
 */
export async function clearUp({ dataDir, backupTo }: Config, log: Logger): Promise<void> {
  const now = Date.now();
  const started = now - performance.now();
  const folders = ['files', 'mail'].map((name) => ({ folder: path.join(dataDir, name), before: started }));
  if (backupTo && backupTo !== 's3')
    folders.push({ folder: path.resolve(backupTo), before: now - longestWriting });
  for (const { folder, before } of folders) {
    try {
      const removed = await removeParts(folder, before);
      if (removed > 0) log.info({ removed, folder }, 'what was left half written is gone');
    } catch (err) {
      log.warn({ err, folder }, 'what was left half written could not be removed');
    }
  }
}
