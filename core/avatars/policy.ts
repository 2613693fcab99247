import type { Actor } from '../ground/actor.ts';

/** A member sees their own photo. */
export function maySeeAvatar(actor: Actor, avatar: { account_id: string }): boolean {
  return actor.kind === 'member' && actor.id === avatar.account_id;
}
