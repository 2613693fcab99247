import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A process and everything that it has started itself. */
export async function processFamily(parent: number): Promise<number[]> {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(path.join('/proc', name, 'stat'), 'utf8').catch(() => '');
    if (Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent)
      children.push(Number(name));
  }
  return [parent, ...children];
}

/** The process ids of the servers that a supervisor has started, without its database. */
export async function processesOf(supervisor: number): Promise<number[]> {
  const [, ...children] = await processFamily(supervisor);
  const found = await Promise.all(
    children.map(async (pid) => {
      const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return words.includes('main.js') ? [pid] : [];
    }),
  );
  return found.flat();
}
