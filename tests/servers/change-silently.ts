import { readFile, stat, utimes, writeFile } from 'node:fs/promises';

/** Changes one byte as a failing disk does: neither the file's size nor its times show it. Its times are of whole seconds from then on. */
export async function changeSilently(file: string, at: number): Promise<void> {
  const { mtime } = await stat(file);
  const bytes = await readFile(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await utimes(file, mtime, mtime);
}

/** Before it is looked through for the first time, so that its time can be given back to it exactly. */
export async function dateBack(file: string): Promise<void> {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  await utimes(file, hourAgo, hourAgo);
}
