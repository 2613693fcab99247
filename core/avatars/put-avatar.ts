import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { AvatarBody } from '#contract/avatars/calls.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { storeBytes } from '../files/store-bytes.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import type { StoredBytes } from '../ground/file-store.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { lockAvatar } from './steps/lock-avatar.ts';

/**
 * Gives the member a photo, in place of the one they had.
 * @throws Refusal for what is no photo of the kinds we take (`MakePortrait`)
 */
export async function putAvatar(core: Core, member: Member, photo: Readable): Promise<AvatarBody> {
  const portrait = await core.makePortrait(photo);
  const stored = {
    id: randomBytes(16).toString('hex'),
    storage_key: await storeBytes(core, Readable.from([portrait])),
    size: portrait.length,
    checksum: createHash('sha256').update(portrait).digest('hex'),
  };
  try {
    const former = await core.db.transaction().execute((tx) => replace(tx, member, stored));
    if (former) await removeBytes(core, [former.storage_key]);
    return { avatarId: stored.id };
  } catch (error) {
    // After anything but a refusal it is not certain what was committed: the sweep finds that out.
    if (error instanceof Refusal) await removeBytes(core, [stored.storage_key]);
    throw error;
  }
}

type Stored = StoredBytes & { id: string };

/** Resolves to the photo before. */
async function replace(tx: Tx, member: Member, stored: Stored) {
  requireAge(await holdOwnStanding(tx, member), 'profile');
  const former = await lockAvatar(tx, member);
  await tx
    .insertInto('avatars')
    .values({ account_id: member.id, ...stored })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...stored, created_at: sql<Date>`now()` }),
    )
    .execute();
  await claimBytes(tx, stored.storage_key);
  await record(tx, { name: 'avatars.updated', accountId: member.id });
  return former;
}
