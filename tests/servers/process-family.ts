import { readdir, readFile, readlink } from 'node:fs/promises';
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

/** How many connections of others to this port a process has. */
export async function connectionsOf(pid: number, port: number): Promise<number> {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const established = '01';
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')));
  const inodes = new Set(
    tables
      .flatMap((table) => table.split('\n'))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => local.endsWith(ending) && state === established)
      .map((fields) => fields[9]),
  );
  const names = await readdir(`/proc/${pid}/fd`);
  const files = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  return files.filter((file) => inodes.has(/^socket:\[(\d+)\]$/.exec(file)?.[1])).length;
}
