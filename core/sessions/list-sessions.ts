import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type SessionRow, sessionColumns } from './present.ts';

/** The member's open sessions, oldest first. There are ten at most. */
export function listSessions(core: Core, member: Member): Promise<SessionRow[]> {
  return core.db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('account_id', '=', member.id)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
