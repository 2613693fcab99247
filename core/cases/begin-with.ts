import type { ReportedKind } from '#contract/collected.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { knownReportable } from '../ground/reportable.ts';
import { copyPictures } from './copy-pictures.ts';
import { hasOpenCase } from './has-open-case.ts';
import type { Beginning } from './steps/join-case.ts';

/**
 * Calls `work` with the item's present content and copies of its pictures, which are removed unless a case begins with them.
 * @throws Refusal `reported_unknown` if the item was deleted
 */
export async function beginWith<T extends { usedPictures: boolean }>(
  core: Core,
  { kind, id }: { kind: ReportedKind; id: string },
  work: (beginning: Beginning) => Promise<T>,
): Promise<T> {
  const thing = await knownReportable(kind).seal(core.db, id);
  if (!thing) throw new Refusal('reported_unknown');
  const pictures = (await hasOpenCase(core.db, kind, id)) ? [] : await copyPictures(core, thing.pictures);
  const keys = pictures.map((picture) => picture.storage_key);
  try {
    const done = await work({ thing, pictures });
    if (!done.usedPictures) await removeBytes(core, keys);
    return done;
  } catch (error) {
    // After any error but a refusal it is uncertain whether the transaction committed: the sweep cleans up.
    if (error instanceof Refusal) await removeBytes(core, keys);
    throw error;
  }
}
