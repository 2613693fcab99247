import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** The members behind those of these sessions that are still open, by session id; a blocked account has none. */
export async function findOpenSessions(core: Core, sessionIds: string[]): Promise<Map<string, Member>> {
  const rows = await core.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select('sessions.id as session_id')
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::text[])`)
    .where('sessions.expires_at', '>', now)
    .where('accounts.blocked_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ session_id: sessionId, ...account }) => [
      sessionId,
      { kind: 'member', id: account.id, account, sessionId },
    ]),
  );
}
