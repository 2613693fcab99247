import type { Tx } from '../../ground/events.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import type { Uploader } from '../policy.ts';

/**
 * Looks once more whether a member may keep files, now that the bytes are here: they may have turned out to be a child.
 * @throws Refusal `guardian_awaited`; `general_unauthorized_scope` when the account has gone meanwhile.
 */
export async function holdUploader(tx: Tx, actor: Uploader): Promise<void> {
  if (actor.kind === 'member') requireAge(await holdOwnStanding(tx, actor), 'profile');
}
