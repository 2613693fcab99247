import type { WritingToBody } from '#contract/conversations/request-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findConversations } from './find-conversations.ts';
import { findNames } from './find-names.ts';
import { findReachable } from './find-reachable.ts';
import { isDeclinedElsewhere } from './is-declined-elsewhere.ts';
import { pairOf } from './pair.ts';
import { shareTeam } from './share-team.ts';

/**
 * The effect of writing to a member: `open` a conversation at once, or a `request` that they must accept; a request `waits`
 * for them or for the member's `answer`; or `none`, because a request was not accepted.
 * @throws Refusal `person_not_found`
 */
export async function getWritingTo(
  core: Core,
  member: Member,
  { handle }: { handle: string },
): Promise<WritingToBody> {
  const person = await findReachable(core, member, handle);
  const known = await core.db
    .selectFrom('conversations')
    .select(['id', 'times_asked'])
    .where('pair', '=', pairOf(member.id, person.id))
    .executeTakeFirst();
  const [[conversation], names, isMate, isDeclined] = await Promise.all([
    findConversations(core, member, known ? [known.id] : []),
    findNames(core, member, [person.id]),
    shareTeam(core.db, member.id, person.id),
    isDeclinedElsewhere(core.db, member.id, person.id),
  ]);
  const named = names.get(person.id);
  const body = {
    person: { ...person, name: named?.name ?? '', avatarId: named?.avatarId ?? '' },
    conversationId: conversation?.id ?? '',
  };
  const toStranger = isDeclined ? 'none' : 'request';
  const otherwise = isMate ? 'open' : toStranger;
  if (!conversation || !known) return { ...body, way: otherwise };
  const { state, isAsker } = conversation;
  if (state === 'open') return { ...body, way: 'open' };
  if (state === 'requested') return { ...body, way: isAsker ? 'waits' : 'answer' };
  return { ...body, way: isRefusedFor(state, isAsker, known.times_asked) ? 'none' : otherwise };
}

/** A decline is final; after a request that lapsed or was released, the member may ask once more. */
export function isRefusedFor(state: string, isAsker: boolean, timesAsked: number): boolean {
  const isOver = state === 'lapsed' || state === 'ended';
  return isAsker && (state === 'declined' || (isOver && timesAsked >= 2));
}
