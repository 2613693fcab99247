import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { AvatarBody } from '#contract/avatar.ts';
import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { record } from '../events.ts';
import { orUnavailable, storeBytes } from '../files/store-bytes.ts';
import { claimBytes, removeBytes } from '../files/unclaimed.ts';
import { lockAvatar } from './lock-avatar.ts';

/**
 * Gives the member a photo, in place of the one they had.
 * @throws Refusal for what is no photo of the kinds we take (`MakePortrait`)
 */
export async function putAvatar(core: Core, member: Member, photo: Readable): Promise<AvatarBody> {
  const portrait = await core.makePortrait(photo).catch((error: unknown) => {
    throw orUnavailable(error);
  });
  const key = await storeBytes(core, Readable.from([portrait]));
  const id = randomBytes(16).toString('hex');
  const former = await core.db.transaction().execute(async (tx) => {
    const former = await lockAvatar(tx, member);
    const values = { id, storage_key: key, size: portrait.length };
    await tx
      .insertInto('avatars')
      .values({ account_id: member.id, ...values })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({ ...values, created_at: sql<Date>`now()` }),
      )
      .execute();
    await claimBytes(tx, key);
    await record(tx, { name: 'avatars.updated', accountId: member.id });
    return former;
  });
  if (former) await removeBytes(core, [former.storage_key]);
  return { avatarId: id };
}
