import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells the database in `folder` to end, if one runs there, in the turn in which it is called. Only where the system says which folder
 * a process works in, as Linux does: elsewhere the next start ends it.
 */
export function endPostmaster(folder: string): void {
  try {
    const data = path.join(realpathSync(folder), 'data');
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (pid && readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(pid, 'SIGINT');
  } catch {
    // It has ended, or is another user's.
  }
}
