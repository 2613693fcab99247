import { inSeconds } from '#db/now.ts';
import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireFreeToLeave } from '../ground/duty.ts';
import { record, type Tx } from '../ground/events.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { holdMember, holdProvenMember } from '../sessions/steps/hold-member.ts';

const month = inSeconds(30 * 86_400);

/**
 * Gives the account up: the server signs out other devices at once, and removes the account with all its data in 30
 * days. The proof is the password, or a code that this session has requested by email.
 * @throws Refusal `user_invalid_credentials` for a wrong password; any refusal of `guessCode` for a wrong code;
 * refusals of duties that come first, such as `agreement_owed_unread`.
 */
export async function beginLeaving(
  core: Core,
  member: Member,
  { password, code }: { password: string; code?: string | undefined },
): Promise<Account> {
  if (code) {
    const guess = {
      purpose: 'leave' as const,
      accountId: member.id,
      askedBy: bySession(member),
      digits: code,
    };
    // When a form is sent twice, its code is used up and the account is already being given up.
    if (member.account.leaves_at) return member.account;
    return guessCode(
      core,
      guess,
      (tx) => holdMember(tx, member),
      (tx) => leave(tx, member),
    );
  }
  if (!(await isPassword(password, member.account.password_hash)))
    throw new Refusal('user_invalid_credentials');
  return core.db.transaction().execute(async (tx) => {
    await holdProvenMember(tx, member);
    return leave(tx, member);
  });
}

async function leave(tx: Tx, member: Member): Promise<Account> {
  await requireFreeToLeave(tx, member.id);
  await endAccess(tx, member.account, { except: member.sessionId });
  const account = await tx
    .updateTable('accounts')
    .set({ leaves_at: month })
    .where('id', '=', member.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, { name: 'accounts.leaving', accountId: member.id });
  return account;
}
