import { inSeconds } from '#db/now.ts';
import { noteBrowser } from '../../accounts/steps/note-browser.ts';
import type { Account, Device } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { hashOf, newSecret } from '../../ground/secrets.ts';
import { deviceKind } from '../device.ts';
import { type SessionRow, sessionColumns } from '../present.ts';
import { endSessions } from './end-sessions.ts';
import { noteDevice } from './note-device.ts';

/** A year (CONTRACT 6.2). */
export const sessionLife = inSeconds(31_536_000);
const mostSessions = 10;

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
  const kind = deviceKind(device);
  // What else has to be known comes along with the insert; its statement does not see the new row itself.
  const {
    others,
    is_known_device: isKnownDevice,
    ...session
  } = await tx
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
    .returning((row) =>
      row
        .selectFrom('sessions as other')
        .select((one) => one.fn.countAll<string>().as('count'))
        .where('other.account_id', '=', account.id)
        .as('others'),
    )
    .returning((row) =>
      row
        .exists(
          row
            .selectFrom('known_devices')
            .select('kind')
            .where('known_devices.account_id', '=', account.id)
            .where('known_devices.kind', '=', kind),
        )
        .as('is_known_device'),
    )
    .executeTakeFirstOrThrow();
  await noteBrowser(tx, account.id, device.browser);
  if (!isKnownDevice) await noteDevice(tx, account, kind);
  if (Number(others) >= mostSessions) await endSessions(tx, account, { newest: mostSessions });
  await record(tx, {
    name: 'sessions.created',
    accountId: account.id,
    subject: { sessionId: session.id },
  });
  return { account, session, secret };
}
