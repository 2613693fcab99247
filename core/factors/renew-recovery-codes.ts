import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { noteChange } from './steps/note-change.ts';
import { writeRecoveryCodes } from './steps/write-recovery-codes.ts';

/**
 * Ten new recovery codes; those before no longer work.
 * @throws Refusal `factor_not_found` for an account without a second factor
 */
export async function renewRecoveryCodes(core: Core, member: Member): Promise<string[]> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    if (!account.mfa_since) throw new Refusal('factor_not_found');
    await noteChange(tx, account, 'codes');
    return writeRecoveryCodes(tx, core.key, account.id);
  });
}
