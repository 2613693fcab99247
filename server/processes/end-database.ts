import path from 'node:path';
import { endPostmaster } from '#outside/postgres/end-postmaster.ts';
import { openLock } from '../data-folder.ts';

/**
 * Ends the database of a supervisor that was killed. If another server has the folder's lock by now, the database is its own. All in
 * one turn, since the caller is ending.
 */
export function endDatabase(dataDir: string): void {
  const lock = openLock(dataDir, 1000);
  if (!lock) return;
  try {
    endPostmaster(path.join(dataDir, 'postgres'));
  } finally {
    lock.close();
  }
}
