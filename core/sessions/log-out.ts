import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { endSessions } from './steps/end-sessions.ts';

/**
 * Ends one of the member's own sessions; `current` means the caller's.
 * @throws Refusal `user_session_not_found`, for a foreign one too.
 */
export async function logOut(core: Core, member: Member, id: string): Promise<{ wasCurrent: boolean }> {
  const sessionId = id === 'current' ? member.sessionId : id;
  const ended = await core.db
    .transaction()
    .execute((tx) => endSessions(tx, member.account, { only: sessionId }));
  if (ended === 0) throw new Refusal('user_session_not_found');
  return { wasCurrent: sessionId === member.sessionId };
}
