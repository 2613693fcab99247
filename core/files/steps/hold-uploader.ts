import type { Tx } from '../../ground/events.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdStanding } from '../../ground/standing.ts';
import type { Uploader } from '../policy.ts';

/**
 * Looks once more whether a member may keep files, now that the bytes are here: they may have turned out to be a child.
 * @throws Refusal `guardian_awaited`
 */
export async function holdUploader(tx: Tx, actor: Uploader): Promise<void> {
  const standing = actor.kind === 'member' ? await holdStanding(tx, actor.id) : undefined;
  if (standing) requireAge(standing, 'profile');
}
