import { z } from 'zod';
import { listBackups, putText, readList, readManifest, type Target } from './manifest.ts';

const key = 'under-way.json';
const halves = z.array(z.object({ name: z.string(), keys: z.array(z.string()) }));

/**
 * A backup that is being written, with what it will consist of, or one that is being removed. It stands in the target before the
 * first of its bytes is put or goes: whatever ends the process, the next backup finds what was left.
 */
export type Half = z.output<typeof halves>[number];

export async function noteHalves(target: Target, noted: Half[]): Promise<void> {
  await putText(target, key, JSON.stringify(noted));
}

/** Removes whatever was noted and is not named by the index, which makes a backup whole. */
export async function removeHalves(target: Target): Promise<void> {
  const noted = await readList(target, key, halves);
  const whole = await listBackups(target);
  for (const { name, keys } of noted) if (!whole.includes(name)) await removeBackup(target, name, keys);
  await target.store.remove(target.prefix + key);
}

/** The manifest goes last: until then it says what else there is. */
export async function removeBackup(
  { store, prefix }: Target,
  name: string,
  noted: string[] = [],
): Promise<void> {
  const manifest = await readManifest({ store, prefix }, name).catch(() => null);
  const named = [...(manifest?.tables ?? []), ...(manifest?.files ?? [])].map(({ storage_key: at }) => at);
  const own = ['secret', 'manifest.sha256', 'manifest.json'].map((last) => `${prefix}${name}/${last}`);
  for (const one of [...noted.map((at) => prefix + at), ...named, ...own]) await store.remove(one);
}
