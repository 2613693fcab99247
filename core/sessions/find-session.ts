import { sql } from 'kysely';
import { gathered } from '#db/gathered.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { grantedRights } from '../administration/granted-rights.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';
import { splitStanding, standingColumns } from '../standings/standing-columns.ts';
import { isWatchedAccount } from './is-watched.ts';
import { noteHere } from './steps/note-here.ts';

/** The query with which every request of a member begins. */
const select = gathered(
  (db, secretHash: Buffer) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .selectAll('accounts')
      .select('sessions.id as session_id')
      .select([...standingColumns])
      .select(grantedRights)
      .select(sql<boolean>`accounts.accessed_at < now() - interval '24 hours'`.as('access_is_old'))
      .select(sql<boolean>`sessions.updated_at < now() - interval '1 hour'`.as('use_is_old'))
      .select(isWatchedAccount(sql.ref('accounts.id')).as('is_watched'))
      .where('sessions.secret_hash', '=', secretHash)
      .where('sessions.expires_at', '>', now),
  ['bytea'],
);

/** The member whose session has this secret, or null when it is unknown, expired or another member's. */
export async function findSession(
  core: Core,
  claim: { accountId: string; secret: string },
): Promise<Member | null> {
  const hash = hashOf(claim.secret);
  const [row] = await select(core.db, hash);
  if (!row || row.id !== claim.accountId) return null;
  const { standing, rest } = splitStanding(row);
  const {
    session_id: sessionId,
    access_is_old: isOld,
    use_is_old: isUnnoted,
    is_watched: isWatched,
    rights,
    ...account
  } = rest;
  if (isOld) {
    const accessedAt = await noteAccess(core, account.id);
    // The account has just been erased.
    if (!accessedAt) return null;
    account.accessed_at = accessedAt;
  }
  if (isWatched) await noteSign(core, account.id, sessionId);
  else if (isUnnoted) await noteUse(core, sessionId);
  const secretHash = hash.toString('base64');
  return { kind: 'member', id: account.id, account, standing, rights, sessionId, secretHash };
}

async function noteAccess(core: Core, accountId: string): Promise<Date | undefined> {
  const noted = await core.db
    .updateTable('accounts')
    .set({ accessed_at: now })
    .where('id', '=', accountId)
    .returning('accessed_at')
    .executeTakeFirst();
  return noted?.accessed_at;
}

/** The first use of a session while another person asks to act for the member. */
async function noteSign(core: Core, accountId: string, sessionId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) return;
    await tx.updateTable('sessions').set({ updated_at: now }).where('id', '=', sessionId).execute();
    await noteHere(tx, accountId);
  });
}

/** To the hour: enough to tell a device in use from a forgotten one, without a write on every request. */
async function noteUse(core: Core, sessionId: string): Promise<void> {
  await core.db.updateTable('sessions').set({ updated_at: now }).where('id', '=', sessionId).execute();
}
