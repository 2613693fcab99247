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
