import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdProvenMember } from '../sessions/steps/hold-member.ts';
import { mostApps } from './limits.ts';
import { newTotpSecret, sealTotp } from './totp.ts';

/**
 * Begins an authenticator app. It counts from the first code on (`confirm-app.ts`); one begun earlier is dropped. Without a
 * factor so far, the password proves the member, or a log-in within ten minutes where there is none.
 * @throws Refusal `user_invalid_credentials`, `factor_sign_in_again`, `factor_full`
 */
export async function beginApp(
  core: Core,
  member: Member,
  { name, password }: { name: string; password: string },
): Promise<{ id: string }> {
  const { mfa_since: since, password_hash: stored } = member.account;
  if (!since && stored !== null && !(await isPassword(password, stored)))
    throw new Refusal('user_invalid_credentials');
  return core.db.transaction().execute(async (tx) => {
    const account = await holdProvenMember(tx, member);
    if (!account.mfa_since && stored === null) {
      const fresh = await tx
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', member.sessionId)
        .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
        .executeTakeFirst();
      if (!fresh) throw new Refusal('factor_sign_in_again');
    }
    await tx
      .deleteFrom('factors')
      .where('account_id', '=', account.id)
      .where('confirmed_at', 'is', null)
      .execute();
    const others = await tx.selectFrom('factors').select('id').where('account_id', '=', account.id).execute();
    if (others.length >= mostApps) throw new Refusal('factor_full');
    const id = newId();
    const sealed = sealTotp(core.key, account.id, id, newTotpSecret());
    await tx
      .insertInto('factors')
      .values({ id, account_id: account.id, name, sealed, begun_in: member.sessionId })
      .execute();
    return { id };
  });
}
