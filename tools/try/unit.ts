import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Counts } from './findings.ts';
import { runInside } from './inside.ts';
import { removeWork, workFolder } from './work-folder.ts';

const groups = '/sys/fs/cgroup';
/** Milliseconds for the processes of a namespace to go. */
const patience = 5000;

/** Runs the unit of `deploy/` below a systemd of its own. Resolves to what was found. */
export async function tryUnit(): Promise<Counts> {
  const folder = await workFolder('unit');
  const before = new Set(await controlGroups());
  try {
    const program = ['tools/try/boot.sh', folder, process.execPath, 'tools/try/unit-inside.ts'];
    return await runInside(program, { seconds: 600, hasControlGroups: true });
  } finally {
    await removeGroups(before);
    await removeWork(folder);
  }
}

/** Removes those that were not there before, once their last processes have gone. */
async function removeGroups(before: Set<string>): Promise<void> {
  for (let waited = 0; waited < patience; waited += 100) {
    // The deepest first. A group of another program that is in use stays.
    const made = (await controlGroups())
      .filter((one) => !before.has(one))
      .sort((a, b) => b.length - a.length);
    if (made.length === 0) return;
    for (const one of made) await rmdir(one).catch(() => {});
    await sleep(100);
  }
}

async function controlGroups(): Promise<string[]> {
  const entries = await readdir(groups, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isDirectory()).map((one) => path.join(one.parentPath, one.name));
}
