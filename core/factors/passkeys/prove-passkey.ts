import type { Selectable } from 'kysely';
import { now } from '#db/now.ts';
import type { PasskeysTable } from '#db/tables/passkeys.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Device, Member, WaitingLogIn } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { SessionRow } from '../../sessions/present.ts';
import { holdSession } from '../../sessions/steps/hold-member.ts';
import { noteProof } from '../../sessions/steps/note-proof.ts';
import { beginSession, type OpenedSession } from '../../sessions/steps/open-session.ts';
import { openWaiting } from '../../sessions/steps/open-waiting.ts';
import { endLoss } from '../steps/end-loss.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { type Assertion, hostOf, verifySigned } from './verify.ts';

/** A member proves it again, a log-in awaits it, or a guest signs in with nothing else. */
export type PasskeyProver = { member?: Member | undefined; waiting?: WaitingLogIn | undefined };

const subjectOf = ({ member, waiting }: PasskeyProver) =>
  ({ kind: 'prove', session: member?.sessionId, logIn: waiting?.id }) as const;

/** Gives a device a challenge to sign. A guest learns of no passkey: the device knows its own. */
export async function askPasskey(core: Core, prover: PasskeyProver) {
  const accountId = prover.member?.id ?? prover.waiting?.accountId;
  const own = accountId === undefined ? [] : await findPasskeys(core, accountId);
  return {
    challenge: await newChallenge(core, subjectOf(prover)),
    host: hostOf(core),
    allowed: own.map(({ credential_id: id }) => id),
  };
}

function findPasskeys(core: Core, accountId: string) {
  return core.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('account_id', '=', accountId)
    .where('host', '=', hostOf(core))
    .execute();
}

export type PasskeyProven = { opened: OpenedSession } | { session: SessionRow };

/**
 * Signs in with a passkey alone: it proves the device and, by its lock, the person. For a log-in that waits and for a member
 * it has to be one of their account.
 * @throws Refusal `user_invalid_token` for everything that is wrong with it; `general_unauthorized_scope` when the log-in or the
 * session has ended; `user_blocked`
 */
export async function provePasskey(
  core: Core,
  prover: PasskeyProver,
  { device, ...signed }: Assertion & { device: Device },
): Promise<PasskeyProven> {
  await takeChallenge(core, signed.challenge, subjectOf(prover));
  const passkey = await core.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', signed.credentialId)
    .where('host', '=', hostOf(core))
    .executeTakeFirst();
  if (!passkey) throw new Refusal('user_invalid_token');
  const wanted = prover.member?.id ?? prover.waiting?.accountId ?? passkey.account_id;
  if (passkey.account_id !== wanted) throw new Refusal('user_invalid_token');
  const counter = await verifySigned(core, passkey, signed);
  return core.db.transaction().execute(async (tx) => {
    const proven = await prove(tx, prover, passkey, device);
    await noteUse(tx, passkey, counter);
    await endLoss(tx, passkey.account_id);
    return proven;
  });
}

async function prove(
  tx: Tx,
  { member, waiting }: PasskeyProver,
  passkey: Selectable<PasskeysTable>,
  device: Device,
): Promise<PasskeyProven> {
  if (member) {
    await holdSession(tx, member, { forSuspended: true });
    return { session: await noteProof(tx, member.sessionId) };
  }
  const account = await holdAccount(tx, passkey.account_id);
  if (!account) throw new Refusal('user_invalid_token');
  if (waiting) return { opened: await openWaiting(tx, account, waiting, 'passkey', device) };
  const proof = { provider: 'token' as const, factors: [], more: 'passkey' as const };
  return { opened: await beginSession(tx, account, proof, device, { forSuspended: true }) };
}

/** Under the lock of the account: of two answers with one count the second is refused, and so is one of a removed passkey. */
async function noteUse(tx: Tx, { id, counter: before }: Selectable<PasskeysTable>, counter: number) {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter: String(counter), used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new Refusal('user_invalid_token');
}
