import { inSeconds, now } from '#db/now.ts';
import { causeOfOutcome } from '../../accounts/cause-of-owner.ts';
import type { Account } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

/** The factors of an account as they were. Secrets stay sealed and codes hashed. */
export type FactorsBefore = {
  since: string | null;
  factors: {
    id: string;
    name: string;
    sealed: string;
    begunIn: string;
    created: string;
    confirmed: string;
    lastStep: string;
  }[];
  codes: string[];
  /** Not in changes of before there were any. */
  passkeys?: {
    id: string;
    name: string;
    host: string;
    credentialId: string;
    publicKey: string;
    counter: string;
    transports: string[];
    created: string;
  }[];
};

/** Seven days. */
const life = inSeconds(604_800);

export type KindOfChange =
  | 'added'
  | 'removed'
  | 'codes'
  | 'restored'
  | 'reset'
  | 'lost'
  | 'passkey-added'
  | 'passkey-removed';

/**
 * Records a change of a held account's factors, and mails it with the link back, to former addresses with their own way back
 * too. Call it before the change: it keeps the factors as they are.
 */
export async function noteChange(tx: Tx, account: Account, kind: KindOfChange, name = ''): Promise<void> {
  const before = await factorsNow(tx, account);
  const { id: changeId } = await tx
    .insertInto('factor_changes')
    .values({
      id: newId(),
      account_id: account.id,
      kind,
      name,
      before: JSON.stringify(before),
      expires_at: life,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(tx, { name: 'factors.changed', accountId: account.id, subject: { changeId } });
  await post(tx, { letter: 'factor-changed', changeId }, causeOfOutcome(account));
  for (const { id: formerId } of await findFormer(tx, account.id))
    await post(tx, { letter: 'factor-changed', changeId, formerId }, 'product');
}

/** The addresses that can still take the account back. A thief may read the mailbox of the present one. */
function findFormer(tx: Tx, accountId: string): Promise<{ id: string }[]> {
  return tx
    .selectFrom('former_addresses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .execute();
}

async function factorsNow(tx: Tx, { id, mfa_since: since }: Account): Promise<FactorsBefore> {
  const factors = await tx
    .selectFrom('factors')
    .selectAll()
    .where('account_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute();
  const codes = await tx
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('account_id', '=', id)
    .execute();
  const passkeys = await tx.selectFrom('passkeys').selectAll().where('account_id', '=', id).execute();
  return {
    since: since?.toISOString() ?? null,
    factors: factors.map((one) => ({
      id: one.id,
      name: one.name,
      sealed: one.sealed.toString('base64'),
      begunIn: one.begun_in,
      created: one.created_at.toISOString(),
      confirmed: one.confirmed_at?.toISOString() ?? '',
      lastStep: String(one.last_step),
    })),
    passkeys: passkeys.map((one) => ({
      id: one.id,
      name: one.name,
      host: one.host,
      credentialId: one.credential_id,
      publicKey: one.public_key.toString('base64'),
      counter: String(one.counter),
      transports: one.transports,
      created: one.created_at.toISOString(),
    })),
    codes: codes.map(({ code_hash: hash }) => hash.toString('base64')),
  };
}
