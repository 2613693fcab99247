import { inSeconds } from '#db/now.ts';
import { findCode } from '../codes/steps/find-code.ts';
import { deleteToken } from '../codes/steps/use-token.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { holdMember, holdProvenMember } from '../sessions/steps/hold-member.ts';

const month = 30 * 86_400;

/**
 * Gives the account up: in 30 days it and all that belongs to it is removed. Other devices are signed out at once. The
 * proof is the password, or a code that this session has asked for by mail.
 * @throws Refusal `user_invalid_credentials` for a wrong password; `user_invalid_token` for a wrong code.
 */
export async function requestDeletion(
  core: Core,
  member: Member,
  { password, code }: { password: string; code?: string | undefined },
): Promise<Account> {
  if (!code && !(await isPassword(password, member.account.password_hash)))
    throw new Refusal('user_invalid_credentials');
  const outcome = await core.db.transaction().execute(async (tx) => {
    const held = code ? await holdMember(tx, member) : await holdProvenMember(tx, member);
    if (code) {
      const token = await findCode(tx, core.key, held, code, { askedBySession: member.sessionId });
      if (!token) return null;
      await deleteToken(tx, token);
    }
    await endAccess(tx, held, { except: member.sessionId });
    const account = await tx
      .updateTable('accounts')
      .set({ leaves_at: inSeconds(month) })
      .where('id', '=', member.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(tx, { name: 'accounts.leaving', accountId: member.id });
    return account;
  });
  // Thrown outside, so that the count of wrong guesses is kept rather than rolled back.
  if (!outcome) throw new Refusal('user_invalid_token');
  return outcome;
}
