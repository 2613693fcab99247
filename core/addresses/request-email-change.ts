import type { EmailChangeBody } from '#contract/addresses/calls.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { bySession } from '../codes/asked-by.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { codesOf } from '../ground/email-caps.ts';
import { post } from '../ground/emails.ts';
import { count } from '../ground/limits.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOwnGuardian } from '../guardians/steps/refuse-own-guardian.ts';
import { holdProvenMember } from '../sessions/steps/hold-member.ts';

const pause = { max: 1, seconds: 60 };
const day = { max: 10, seconds: 86_400 };

/**
 * Mails a code to the wanted address. Nothing changes until the code is typed, and the answer does not reveal whether the
 * address belongs to another account.
 * @throws Refusal `user_invalid_credentials`, `user_target_already_exists` for one's own address, `sign_up_guardian_own`,
 * `general_rate_limit_exceeded`.
 */
export async function requestEmailChange(
  core: Core,
  member: Member,
  { email, password }: { email: string; password: string },
): Promise<EmailChangeBody> {
  const { password_hash: stored, email: own } = member.account;
  if (stored !== null && !(await isPassword(password, stored))) throw new Refusal('user_invalid_credentials');
  if (email === own) throw new Refusal('user_target_already_exists');
  // The same limit as for outgoing emails: the member learns at once when to ask again, instead of expecting an email.
  await count(core, `email-change:hour:${member.id}:${mailboxOf(email)}`, codesOf('unknown').hour);
  await count(core, `email-change:day:${member.id}`, day);
  await count(core, `email-change:${member.id}`, pause);
  const code = await core.db.transaction().execute(async (tx) => {
    const account = await holdProvenMember(tx, member);
    await refuseOwnGuardian(tx, { id: member.id, email });
    const askedBy = bySession(member);
    const opened = await openCode(tx, core, { purpose: 'change-address', account, email, askedBy });
    const { interface_language: language } = account;
    await post(tx, { letter: 'email-change', codeId: opened.id, language }, 'page');
    return opened;
  });
  return {
    email,
    expire: isoDate(code.expires_at),
    resendAfter: isoDate(new Date(code.created_at.getTime() + pause.seconds * 1000)),
  };
}
