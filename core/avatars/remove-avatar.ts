import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { record } from '../events.ts';
import { removeBytes } from '../files/unclaimed.ts';
import { lockAvatar } from './lock-avatar.ts';

/** Takes the member's photo away; nothing there is fine. */
export async function removeAvatar(core: Core, member: Member): Promise<void> {
  const former = await core.db.transaction().execute(async (tx) => {
    const former = await lockAvatar(tx, member);
    if (!former) return;
    await tx.deleteFrom('avatars').where('account_id', '=', member.id).execute();
    await record(tx, { name: 'avatars.removed', accountId: member.id });
    return former;
  });
  if (former) await removeBytes(core, [former.storage_key]);
}
