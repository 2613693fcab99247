import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type SessionRow, sessionColumns } from './present.ts';
import { sessionLife } from './steps/open-session.ts';

/**
 * Gives one of the member's own sessions a full new lifetime.
 * @throws Refusal `user_session_not_found`.
 */
export async function extendSession(core: Core, member: Member, id: string): Promise<SessionRow> {
  const session = await core.db
    .updateTable('sessions')
    .set({ expires_at: sessionLife, updated_at: now })
    .where('id', '=', id === 'current' ? member.sessionId : id)
    .where('account_id', '=', member.id)
    .where('expires_at', '>', now)
    .returning(sessionColumns)
    .executeTakeFirst();
  if (!session) throw new Refusal('user_session_not_found');
  return session;
}
