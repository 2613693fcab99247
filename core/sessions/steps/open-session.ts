import { sql } from 'kysely';
import { inSeconds } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { noteAccess } from '../../accounts/steps/note-access.ts';
import { noteBrowser } from '../../accounts/steps/note-browser.ts';
import type { Account, Device } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { hashOf, newSecret } from '../../ground/secrets.ts';
import { requireNotSuspended } from '../../standings/require-not-suspended.ts';
import { isSuspended } from '../../standings/standing-columns.ts';
import { deviceKind } from '../device.ts';
import { isWatchedAccount } from '../is-watched.ts';
import { type SessionRow, sessionColumns } from '../present.ts';
import { awaitMore } from './await-more.ts';
import { endSessions } from './end-sessions.ts';
import { noteDevice } from './note-device.ts';
import { noteHere } from './note-here.ts';

/** A year (CONTRACT 6.2). */
export const sessionLife = inSeconds(31_536_000);
const mostSessions = 10;

/** A session just opened. Its secret is known only at this moment. */
export type OpenedSession = {
  account: Account;
  session: SessionRow;
  secret: string;
  /** Not open yet: it awaits the account's second proof (`await-more.ts`). */
  isWaiting?: true;
};

export type Proof = {
  provider: 'email' | 'token';
  factors: ('password' | 'email')[];
  /** The second proof, and the id under which the log-in has waited for it. */
  more?: 'totp' | 'recoverycode' | 'passkey';
  id?: string;
};

/**
 * The insert also returns other data of the account. Its statement does not see the new row, only the rows that existed
 * when the account was held.
 */
const insert = prepared(
  (
    tx,
    accountId: string,
    kind: string,
    id: string,
    secretHash: Buffer,
    provider: Proof['provider'],
    factors: string[],
    ip: string,
    userAgent: string,
    isProven: boolean,
  ) =>
    tx
      .insertInto('sessions')
      .values({
        id,
        account_id: accountId,
        secret_hash: secretHash,
        provider,
        factors,
        ip,
        user_agent: userAgent,
        expires_at: sessionLife,
        proven_at: sql<Date>`case when ${isProven}::boolean then now() end`,
      })
      .returning(sessionColumns)
      .returning((row) =>
        row
          .selectFrom('sessions as other')
          .select((one) => one.fn.countAll<string>().as('count'))
          .where('other.account_id', '=', accountId)
          .as('others'),
      )
      .returning((row) =>
        row
          .exists(
            row
              .selectFrom('known_devices')
              .select('kind')
              .where('known_devices.account_id', '=', accountId)
              .where('known_devices.kind', '=', kind),
          )
          .as('is_known_device'),
      )
      .returning((row) =>
        row
          .exists(
            row
              .selectFrom('standings')
              .select('standings.account_id')
              .where('standings.account_id', '=', accountId)
              .where(isSuspended),
          )
          .as('is_suspended'),
      )
      .returning((row) =>
        row
          .exists(
            row
              .selectFrom('accounts')
              .select('accounts.id')
              .where('accounts.id', '=', accountId)
              .where(sql<boolean>`accounts.accessed_at < now() - interval '24 hours'`),
          )
          .as('access_is_old'),
      )
      .returning(isWatchedAccount(sql.ref('sessions.account_id')).as('is_watched')),
);

/**
 * Opens a session for a held account; where the account asks for a second proof, the log-in awaits it first.
 * @throws Refusal `user_blocked`, unless the session is `forSuspended` as well, on our own pages.
 */
export function openSession(
  tx: Tx,
  account: Account,
  proof: Proof,
  device: Device,
  { forSuspended = false } = {},
): Promise<OpenedSession> {
  const open = account.mfa_since ? awaitMore : beginSession;
  return open(tx, account, proof, device, { forSuspended });
}

/**
 * Opens a session with a fresh secret for a held account and drops its oldest beyond ten (CONTRACT 6.2).
 * @throws Refusal `user_blocked`, unless the session is `forSuspended` as well
 */
export async function beginSession(
  tx: Tx,
  account: Account,
  { provider, factors, more, id = newId() }: Proof,
  device: Device,
  { forSuspended = false },
): Promise<OpenedSession> {
  const secret = newSecret();
  const kind = deviceKind(device);
  const { ip } = device;
  const userAgent = device.userAgent.slice(0, 1000);
  const proven = more ? [...factors, more] : factors;
  const hash = hashOf(secret);
  const created = { name: 'sessions.created', accountId: account.id, subject: { sessionId: id } } as const;
  // The browser is noted and the event written in the same round trip; a refusal below takes both back.
  const [[row]] = await together(tx, [
    () => insert(tx, account.id, kind, id, hash, provider, proven, ip, userAgent, more !== undefined),
    () => noteBrowser(tx, account.id, device.browser),
    () => record(tx, created),
  ]);
  if (!row) throw new Error('The session was not written.');
  const {
    others,
    is_known_device: isKnownDevice,
    is_suspended: isOfSuspended,
    is_watched: isWatched,
    access_is_old: isOld,
    ...session
  } = row;
  if (isOfSuspended && !forSuspended) await requireNotSuspended(tx, account.id);
  if (isOld) await noteAccess(tx, account.id);
  if (isWatched) await noteHere(tx, account.id);
  if (!isKnownDevice) await noteDevice(tx, account, kind);
  if (Number(others) >= mostSessions) await endSessions(tx, account, { newest: mostSessions });
  return { account, session, secret };
}
