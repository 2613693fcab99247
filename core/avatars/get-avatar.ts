import type { AvatarBody } from '#contract/avatars/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** The id of the member's photo, or an empty one. */
export async function getAvatar(core: Core, member: Member): Promise<AvatarBody> {
  const row = await core.quick
    .selectFrom('avatars')
    .select('id')
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  return { avatarId: row?.id ?? '' };
}
