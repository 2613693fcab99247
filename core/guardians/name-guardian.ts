import type { GuardianBody } from '#contract/guardians/calls.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { chosenLanguage } from '../languages/chosen-language.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { standingColumns } from '../standings/standing-columns.ts';
import { getGuardian } from './get-guardian.ts';
import { mayNameGuardian } from './policy.ts';
import { askGuardian } from './steps/ask-guardian.ts';
import { postErasureNotice } from './steps/post-erasure-notice.ts';
import { refuseOwnGuardian } from './steps/refuse-own-guardian.ts';

/** A member who mistypes an address, or does so on purpose, must not fill a stranger's mailbox. */
const limit = { max: 5, seconds: 86_400 };

/**
 * Asks the same guardian again, or another one.
 * @throws Refusal `guardian_not_needed`, `guardian_refused`, `sign_up_guardian_own`, `general_rate_limit_exceeded`.
 */
export async function nameGuardian(
  core: Core,
  member: Member,
  input: { email: string; language?: string | undefined },
): Promise<GuardianBody> {
  if (!mayNameGuardian(member)) throw new Refusal('guardian_not_needed');
  if (mailboxOf(input.email) === mailboxOf(member.account.email)) throw new Refusal('sign_up_guardian_own');
  await count(core, `guardian:${member.id}`, limit);
  await core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    const wait = await holdWait(tx, member.id);
    if (!wait?.adult_on) throw new Refusal('guardian_not_needed');
    await requireNoRefusal(tx, member.id);
    const language = chosenLanguage(core, account, input.language);
    await askGuardian(tx, { accountId: member.id, email: input.email, language, adultOn: wait.adult_on });
    await refuseOwnGuardian(tx, account);
    // Asking again does not move the erasure; otherwise it could be put off for ever.
    if (wait.erase_at) await postErasureNotice(tx, member.id, 'guardian');
  });
  return getGuardian(core, member);
}

/** Holds the standing until the transaction ends. Null for a member who needs no guardian. */
async function holdWait(tx: Tx, accountId: string) {
  const standing = await tx
    .selectFrom('standings')
    .select([...standingColumns])
    .select('erase_at')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return standing?.age === 'waiting' ? standing : null;
}

/** A refusal stands until an administrator has looked at it. Otherwise a child could go on asking until a guardian agrees. */
async function requireNoRefusal(tx: Tx, accountId: string): Promise<void> {
  const refusal = await tx
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', accountId)
    .where('confirmed', '=', false)
    .executeTakeFirst();
  if (refusal) throw new Refusal('guardian_refused');
}
