import { gathered } from '#db/gathered.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type SessionRow, sessionColumns } from './present.ts';

const select = gathered((db, accountId: string) =>
  db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id'),
);

/** The member's open sessions, oldest first. There are ten at most. */
export function listSessions(core: Core, member: Member): Promise<SessionRow[]> {
  return select(core.db, member.id);
}
