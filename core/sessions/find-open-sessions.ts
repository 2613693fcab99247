import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import { grantedRights } from '../administration/granted-rights.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isSuspended, splitStanding, standingColumns } from '../standings/standing-columns.ts';

/** The members of those of these sessions that are still open, by session id; a suspended account has none. */
export async function findOpenSessions(core: Core, sessionIds: string[]): Promise<Map<string, Member>> {
  const rows = await select(core.db, sessionIds);
  return new Map(
    rows.map((row) => {
      const { standing, rest } = splitStanding(row);
      const { session_id: sessionId, secret_hash: hash, rights, ...account } = rest;
      const secretHash = hash.toString('base64');
      return [
        sessionId,
        { kind: 'member', id: account.id, account, standing, rights, sessionId, secretHash },
      ];
    }),
  );
}

const select = prepared((db, sessionIds: string[]) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .selectAll('accounts')
    .select(['sessions.id as session_id', 'sessions.secret_hash'])
    .select([...standingColumns])
    .select(grantedRights)
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::text[])`)
    .where('sessions.expires_at', '>', now)
    .where(sql<boolean>`not ${isSuspended}`),
);
