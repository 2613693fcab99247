import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdMember } from '../../sessions/steps/hold-member.ts';
import { mostPasskeys } from '../limits.ts';
import { requirePassword } from '../require-password.ts';
import { type BegunFactors, beginFactors } from '../steps/begin-factors.ts';
import { holdFirstProven } from '../steps/hold-first-proven.ts';
import { noteChange } from '../steps/note-change.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { hostOf, verifyMade } from './verify.ts';

type Asked = { challenge: string; host: string; userHandle: string; userName: string; known: string[] };

/**
 * Begins a passkey: the same proofs as for an app come first.
 * @throws Refusal `user_invalid_credentials`, `factor_sign_in_again`, `factor_full`
 */
export async function beginPasskey(core: Core, member: Member, password: string): Promise<Asked> {
  await requirePassword(member, password);
  const known = await core.db.transaction().execute(async (tx) => {
    const account = await holdFirstProven(tx, member);
    return findRoom(tx, account.id);
  });
  return {
    challenge: await newChallenge(core, { kind: 'add', session: member.sessionId }),
    host: hostOf(core),
    userHandle: Buffer.from(member.id).toString('base64url'),
    userName: member.account.email,
    known,
  };
}

type Made = {
  name: string;
  challenge: string;
  credentialId: string;
  clientData: string;
  attestation: string;
  transports: string[];
};

/**
 * Takes a passkey into use that the member's device has made.
 * @throws Refusal `user_invalid_token` for everything that is wrong with it; `factor_full`
 */
export async function addPasskey(core: Core, member: Member, made: Made): Promise<BegunFactors> {
  await takeChallenge(core, made.challenge, { kind: 'add', session: member.sessionId });
  const { credentialId, publicKey, counter } = await verifyMade(core, made);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    await findRoom(tx, account.id);
    await noteChange(tx, account, 'passkey-added', made.name);
    const added = await tx
      .insertInto('passkeys')
      .values({
        id: newId(),
        account_id: account.id,
        name: made.name,
        host: hostOf(core),
        credential_id: credentialId,
        public_key: publicKey,
        counter: String(counter),
        transports: made.transports,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Asked after it is stored, when a removal at the same time has ended.
    if (!added || (await isAwaitedElsewhere(tx, account.id, credentialId)))
      throw new Refusal('user_invalid_token');
    return beginFactors(tx, core.key, { account, member, kind: 'passkey' });
  });
}

/**
 * Whether a way back of another account can bring this passkey back. A thief who has removed it there could register its id here, and
 * the way back would find it taken.
 */
async function isAwaitedElsewhere(tx: Tx, accountId: string, credentialId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('factor_changes')
    .select('id')
    .where('account_id', '<>', accountId)
    .where('expires_at', '>', now)
    .where(sql<boolean>`before -> 'passkeys' @> ${JSON.stringify([{ credentialId }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The passkeys that the account has, if another one may come. */
async function findRoom(tx: Tx, accountId: string): Promise<string[]> {
  const all = await tx
    .selectFrom('passkeys')
    .select('credential_id')
    .where('account_id', '=', accountId)
    .execute();
  if (all.length >= mostPasskeys) throw new Refusal('factor_full');
  return all.map(({ credential_id: id }) => id);
}
