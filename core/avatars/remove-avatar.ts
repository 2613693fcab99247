import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { lockAvatar } from './steps/lock-avatar.ts';

/** Removes the member's photo, if any. */
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
