import { type OpenAvatar, openAvatar } from '../avatars/open-avatar.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isPersonSeenBy } from './policy.ts';

/**
 * A photo of the member's own, or of another member whose profile they may see.
 * @throws Refusal `avatar_not_found`, also for a photo that they may not see
 */
export function openPhoto(core: Core, actor: Actor, id: string): Promise<OpenAvatar> {
  return openAvatar(core, id, async (ownerId) => {
    if (actor.kind === 'member' && actor.id === ownerId) return true;
    const seen = await core.db
      .selectFrom('people')
      .select('account_id')
      .where('account_id', '=', ownerId)
      .where(isPersonSeenBy(actor))
      .executeTakeFirst();
    return seen !== undefined;
  });
}
