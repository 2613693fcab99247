import { sql } from 'kysely';
import { mailboxOf } from '#contract/email.ts';
import type { GuardianBody } from '#contract/guardian.ts';
import { adultOn, isMinor, student } from '#contract/sign-up.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { birthDay } from './birth-day.ts';
import { getGuardian } from './get-guardian.ts';
import { mayNameGuardian } from './policy.ts';
import { askGuardian } from './steps/ask-guardian.ts';

/** A stranger's mailbox must not be filled by somebody who mistypes, or means it. */
const limit = { max: 5, seconds: 86_400 };

/**
 * Asks again, or asks somebody else.
 * @throws Refusal `guardian_not_needed`, `sign_up_guardian_own`, `general_rate_limit_exceeded`.
 */
export async function nameGuardian(
  core: Core,
  member: Member,
  input: { name: string; email: string },
): Promise<GuardianBody> {
  if (!mayNameGuardian(member)) throw new Refusal('guardian_not_needed');
  if (mailboxOf(input.email) === mailboxOf(member.account.email)) throw new Refusal('sign_up_guardian_own');
  await count(core, `guardian:${member.id}`, limit);
  await core.db.transaction().execute(async (tx) => {
    const adultDay = await comesOfAge(tx, member.id);
    if (!adultDay) throw new Refusal('guardian_not_needed');
    await askGuardian(tx, { accountId: member.id, ...input, adultOn: adultDay });
  });
  return getGuardian(core, member);
}

/** As the first request has kept it, else as the profile says. */
async function comesOfAge(tx: Tx, accountId: string): Promise<string | null> {
  const asked = await tx
    .selectFrom('guardians')
    .select(sql<string>`adult_on::text`.as('adult_on'))
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (asked) return asked.adult_on;
  const profiles = await tx
    .selectFrom('profiles')
    .select('dob')
    .where('owner_id', '=', accountId)
    .where('role', '=', student)
    .execute();
  const births = profiles.map(({ dob }) => birthDay(dob)).filter((dob) => isMinor(dob));
  return births.map(adultOn).sort().at(-1) ?? null;
}
