import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { noteChange } from './steps/note-change.ts';
import { removeAllFactors } from './steps/remove-all-factors.ts';

/**
 * Removes an app or a passkey. With the last one the recovery codes go, and log-ins need no second factor any more.
 * @throws Refusal `factor_not_found`, for another member's too
 */
export async function removeFactor(core: Core, member: Member, factorId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    const apps = await tx
      .selectFrom('factors')
      .select(['id', 'name'])
      .where('account_id', '=', account.id)
      .where('confirmed_at', 'is not', null)
      .execute();
    const passkeys = await tx
      .selectFrom('passkeys')
      .select(['id', 'name'])
      .where('account_id', '=', account.id)
      .execute();
    const app = apps.find(({ id }) => id === factorId);
    const factor = app ?? passkeys.find(({ id }) => id === factorId);
    if (!factor) throw new Refusal('factor_not_found');
    await noteChange(tx, account, app ? 'removed' : 'passkey-removed', factor.name);
    if (apps.length + passkeys.length === 1) return removeAllFactors(tx, account.id);
    await tx
      .deleteFrom(app ? 'factors' : 'passkeys')
      .where('id', '=', factorId)
      .execute();
  });
}
