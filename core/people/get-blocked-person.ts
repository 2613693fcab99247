import type { BlockedPersonBody } from '#contract/blocks/calls.ts';
import { isKnownTo } from '../blocks/is-known-to.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { blockedRows, presentBlocked } from './blocked-rows.ts';

/**
 * A member whom the caller knows, blocked or about to be blocked.
 * @throws Refusal `person_not_found`
 */
export async function getBlockedPerson(
  core: Core,
  member: Member,
  { personId }: { personId: string },
): Promise<BlockedPersonBody> {
  const row = await blockedRows(core.db, member)
    .where('accounts.id', '=', personId)
    .where('accounts.id', '<>', member.id)
    .where(isKnownTo(member, 'accounts.id'))
    .executeTakeFirst();
  if (!row) throw new Refusal('person_not_found');
  return presentBlocked(row);
}
