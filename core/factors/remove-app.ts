import { setSecondProof } from '../accounts/steps/set-second-proof.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { noteChange } from './steps/note-change.ts';

/**
 * Removes an app. With the last one the recovery codes go, and log-ins need no second factor any more.
 * @throws Refusal `factor_not_found`, for another member's too
 */
export async function removeApp(core: Core, member: Member, factorId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    const apps = await tx
      .selectFrom('factors')
      .select(['id', 'name'])
      .where('account_id', '=', account.id)
      .where('confirmed_at', 'is not', null)
      .execute();
    const app = apps.find(({ id }) => id === factorId);
    if (!app) throw new Refusal('factor_not_found');
    await noteChange(tx, account, 'removed', app.name);
    await tx.deleteFrom('factors').where('id', '=', factorId).execute();
    if (apps.length > 1) return;
    await tx.deleteFrom('recovery_codes').where('account_id', '=', account.id).execute();
    await setSecondProof(tx, account.id, null);
  });
}
