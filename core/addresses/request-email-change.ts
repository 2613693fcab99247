import type { EmailChangeBody } from '#contract/email-change.ts';
import { inSeconds } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { newId } from '../ground/ids.ts';
import { post } from '../ground/letters.ts';
import { count } from '../ground/limits.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdProvenMember } from '../sessions/steps/hold-member.ts';

const codeLife = 600;
const pause = { max: 1, seconds: 60 };
const day = { max: 10, seconds: 86_400 };

/**
 * Mails a code to the address that the member wants. Until it is typed nothing changes, and nobody learns from the
 * answer whether the address belongs to another account.
 * @throws Refusal `user_invalid_credentials`, `user_target_already_exists` for one's own address,
 * `general_rate_limit_exceeded`.
 */
export async function requestEmailChange(
  core: Core,
  member: Member,
  input: { email: string; password: string },
): Promise<EmailChangeBody> {
  const { password_hash: stored, email: own } = member.account;
  if (stored !== null && !(await isPassword(input.password, stored)))
    throw new Refusal('user_invalid_credentials');
  if (input.email === own) throw new Refusal('user_target_already_exists');
  await count(core, `email-change:day:${member.id}`, day);
  await count(core, `email-change:${member.id}`, pause);
  const wanted = { id: newId(), email: input.email, wrong_guesses: 0, expires_at: inSeconds(codeLife) };
  const row = await core.db.transaction().execute(async (tx) => {
    await holdProvenMember(tx, member);
    const made = await tx
      .insertInto('email_changes')
      .values({ ...wanted, account_id: member.id })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(wanted))
      .returning(['id', 'expires_at', inSeconds(pause.seconds).as('resend_after')])
      .executeTakeFirstOrThrow();
    await post(tx, { letter: 'email-change', changeId: made.id });
    return made;
  });
  return {
    email: input.email,
    expire: isoDate(row.expires_at),
    resendAfter: isoDate(row.resend_after),
  };
}
