import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import type { RoleHolder } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isSuspended } from '../standings/standing-columns.ts';

/** The member of an open session, as far as what they may read depends on it. */
export type OpenSession = RoleHolder & { sessionId: string; secretHash: string };

/**
 * The members of those of these sessions that are still open, by session id; a suspended account has none. Sockets ask this for all
 * who hear of a change, so it reads no more than it needs.
 */
export async function findOpenSessions(core: Core, sessionIds: string[]): Promise<Map<string, OpenSession>> {
  const rows = await select(core.db, sessionIds);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kind: 'member',
        id: row.account_id,
        account: { email_verified_at: row.email_verified_at },
        standing: { isSeen: row.is_seen },
        sessionId: row.id,
        secretHash: row.secret_hash.toString('base64'),
      },
    ]),
  );
}

const select = prepared((db, sessionIds: string[]) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.secret_hash', 'accounts.email_verified_at'])
    .select(sql<boolean>`standings.seen_from <= now()`.as('is_seen'))
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::text[])`)
    .where('sessions.expires_at', '>', now)
    .where(sql<boolean>`not ${isSuspended}`),
);
