import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 3000;

/**
 * Kills the backends of a dead postmaster. A busy one runs to the end of its statement, a frozen one for ever, and its memory
 * keeps a new postmaster from this folder. None has a client left, and the next start recovers as after a crash either way.
 */
export async function endLeftovers(data: string): Promise<void> {
  // Elsewhere nothing tells which folder a process works in; there they are waited for.
  if (process.platform !== 'linux') return;
  const last = performance.now() + patience;
  for (let left = await workingIn(data); left.length > 0; left = await workingIn(data)) {
    for (const pid of left) killIfThere(pid);
    if (performance.now() > last) return;
    await sleep(10);
  }
}

/** The folder itself counts, since another container may have one of the same name. */
async function workingIn(data: string): Promise<number[]> {
  const own = await stat(data).catch(() => null);
  if (!own) return [];
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const folder = await stat(`/proc/${name}/cwd`).catch(() => null);
    if (folder?.ino !== own.ino || folder.dev !== own.dev) continue;
    // A shell may work in this folder, too.
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (/^\d+ \(postgres\) [^ZX]/.test(status)) found.push(Number(name));
  }
  return found;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Another user's is not ours to end; the start says that it holds the folder.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
