import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
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
 * Stores the member's photo and replaces the one before.
 * @throws Refusal for anything but a photo of the accepted kinds (`MakePortrait`)
 */
export async function putAvatar(core: Core, member: Member, photo: Readable): Promise<AvatarBody> {
  const portrait = await core.makePortrait(photo);
  const stored = {
    id: randomBytes(16).toString('hex'),
    storage_key: await storeBytes(core, portrait),
    size: portrait.length,
    checksum: createHash('sha256').update(portrait).digest('hex'),
  };
  try {
    const former = await core.db.transaction().execute((tx) => replace(tx, member, stored));
    if (former) await removeBytes(core, [former.storage_key]);
    return { avatarId: stored.id };
  } catch (error) {
    // After any error but a refusal it is uncertain whether the transaction committed: the sweep cleans up.
    if (error instanceof Refusal) await removeBytes(core, [stored.storage_key]);
    throw error;
  }
}

type Stored = StoredBytes & { id: string };

/** Resolves to the former photo. */
async function replace(tx: Tx, member: Member, stored: Stored) {
  requireAge(await holdOwnStanding(tx, member), 'profile');
  const former = await lockAvatar(tx, member);
  await tx
    .insertInto('avatars')
    .values({ account_id: member.id, ...stored })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...stored, created_at: sql<Date>`now()`, held_back_at: null }),
    )
    .execute();
  await claimBytes(tx, stored.storage_key);
  await record(tx, { name: 'avatars.updated', accountId: member.id });
  return former;
}
