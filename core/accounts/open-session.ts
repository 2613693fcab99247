import { inSeconds } from '#db/now.ts';
import type { Account, Device } from '../actor.ts';
import { record, type Tx } from '../events.ts';
import { newId } from '../ids.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { SessionRow } from './present-session.ts';

/** A year (CONTRACT 6.2). */
export const sessionLife = inSeconds(31_536_000);
const mostSessions = 10;

/** All of a session but the hash of its secret. */
export const sessionColumns = [
  'id',
  'account_id',
  'provider',
  'factors',
  'ip',
  'user_agent',
  'created_at',
  'updated_at',
  'expires_at',
] as const;

/** A session just opened: the only moment at which its secret is known. */
export type OpenedSession = { account: Account; session: SessionRow; secret: string };

export type Proof = { provider: 'email' | 'token'; factors: ('password' | 'email')[] };

/** Opens a session with a fresh secret and drops the account's oldest beyond ten (CONTRACT 6.2). */
export async function openSession(
  tx: Tx,
  account: Account,
  proof: Proof,
  device: Device,
): Promise<OpenedSession> {
  const secret = newSecret();
  const session = await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      account_id: account.id,
      secret_hash: hashOf(secret),
      provider: proof.provider,
      factors: proof.factors,
      ip: device.ip,
      user_agent: device.userAgent.slice(0, 1000),
      expires_at: sessionLife,
    })
    .returning(sessionColumns)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('account_id', '=', account.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(mostSessions),
    )
    .execute();
  await record(tx, {
    name: 'sessions.created',
    accountId: account.id,
    subject: { sessionId: session.id },
  });
  return { account, session, secret };
}
