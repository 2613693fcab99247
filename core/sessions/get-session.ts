import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type SessionRow, sessionColumns } from './present.ts';

/**
 * One of the member's own sessions; `current` means the caller's.
 * @throws Refusal `user_session_not_found`, for a foreign one too.
 */
export async function getSession(core: Core, member: Member, id: string): Promise<SessionRow> {
  const session = await core.db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('id', '=', id === 'current' ? member.sessionId : id)
    .where('account_id', '=', member.id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!session) throw new Refusal('user_session_not_found');
  return session;
}
