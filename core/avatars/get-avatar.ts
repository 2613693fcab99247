import type { AvatarBody } from '#contract/avatars/calls.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** The id of the member's photo, or an empty one. */
export async function getAvatar(core: Core, member: Member): Promise<AvatarBody> {
  const [row] = await select(core.db, member.id);
  return { avatarId: row?.id ?? '' };
}

const select = gathered((db, accountId: string) =>
  db.selectFrom('avatars').select('id').where('account_id', '=', accountId),
);
