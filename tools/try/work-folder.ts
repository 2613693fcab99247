import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

const parent = path.resolve(import.meta.dirname, '../../.try');

/** A new folder that git ignores, to be removed by `removeWork`. */
export async function workFolder(name: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  return mkdtemp(path.join(parent, `${name}-`));
}

export async function removeWork(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Another run may have its folder there.
  await rmdir(parent).catch(() => {});
}
