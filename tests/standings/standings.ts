import { sql, type UpdateObject } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { now } from '#db/now.ts';
import type { Tables } from '#db/tables.ts';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';

/** The standings of accounts, as the database stores them. */
export const standings = {
  adult: { birth_date: bornYearsAgo(30) },
  'age unknown': { birth_date: null },
  'waiting for a guardian': { birth_date: bornYearsAgo(15) },
  'a child with consent': { birth_date: bornYearsAgo(15), guardian_agreed_at: now },
  suspended: { suspended_at: now, suspension_reason: 'Invited people to a scheme.' },
} satisfies Record<string, UpdateObject<Tables, 'standings'>>;

/** Suspended for longer than one of the staff alone suspends: such staff no longer count as able to confirm. */
export const longSuspended: UpdateObject<Tables, 'standings'> = {
  ...standings.suspended,
  suspended_at: sql<Date>`now() - interval '8 days'`,
};

export async function setStanding(
  core: Pick<Core, 'db'>,
  accountId: string,
  changes: UpdateObject<Tables, 'standings'>,
): Promise<void> {
  await core.db.updateTable('standings').set(changes).where('account_id', '=', accountId).execute();
}

/** A member of 15 years whose guardian has agreed to the account. */
export async function memberUnder18(core: Core, changes: Parameters<typeof member>[1] = {}) {
  const made = await member(core, { password: null, ...changes });
  await setStanding(core, made.id, standings['a child with consent']);
  return again(core, made);
}
