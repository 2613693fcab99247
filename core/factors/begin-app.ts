import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { mostApps } from './limits.ts';
import { requirePassword } from './require-password.ts';
import { holdFirstProven } from './steps/hold-first-proven.ts';
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
  await requirePassword(member, password);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdFirstProven(tx, member);
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
