import type { Tx } from '../../ground/events.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import type { Uploader } from '../policy.ts';

/**
 * Checks again, now that the bytes are here, that a member may keep files: they may have proved to be a child.
 * @throws Refusal `guardian_awaited`; `general_unauthorized_scope` when the account was deleted meanwhile.
 */
export async function holdUploader(tx: Tx, actor: Uploader): Promise<void> {
  if (actor.kind === 'member') requireAge(await holdOwnStanding(tx, actor), 'profile');
}
