import type { NomineeState } from '#contract/nominees/limits.ts';
import { noteAccess } from '../accounts/steps/note-access.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame } from '../ground/secrets.ts';
import { isOpen } from './policy.ts';
import { hereSecretOf } from './secrets.ts';
import { endRequest } from './steps/end-request.ts';
import { holdNomineeRequest } from './steps/hold-nominee-request.ts';

/**
 * The member says by the mailed link that they are here. The request ends, and an erasing that it has begun. Repeating it changes
 * nothing.
 * @throws Refusal `nominee_request_unknown`
 */
export async function sayHere(
  core: Core,
  { requestId, secret }: { requestId: string; secret: string },
): Promise<{ state: NomineeState }> {
  if (!isSame(secret, hereSecretOf(core, requestId))) throw new Refusal('nominee_request_unknown');
  return core.db.transaction().execute(async (tx) => {
    const { row } = await holdNomineeRequest(tx, requestId);
    if (!isOpen(row)) return { state: row.state as NomineeState };
    if (row.account_id) await noteAccess(tx, row.account_id);
    await endRequest(tx, row, 'ended');
    return { state: 'ended' as const };
  });
}
