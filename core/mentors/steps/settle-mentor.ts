import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { describeAgain, setOpenTo } from '../../people/steps/describe-again.ts';
import { countryOf } from '../country-of.ts';
import type { MentorRow } from '../row.ts';
import { refreshSlots } from './refresh-slots.ts';

/**
 * Brings everything that follows from a changed page up to date: slots, words of the search, country, and the part of the
 * public profile. An open page shows "Mentor" among what the member is open to.
 */
export async function settleMentor(tx: Tx, row: Pick<MentorRow, 'account_id' | 'state'>): Promise<void> {
  const { account_id: id, state } = row;
  const profile = await tx
    .selectFrom('profiles')
    .select('location')
    .where('owner_id', '=', id)
    .where('account_id', '=', id)
    .executeTakeFirst();
  const country = countryOf(profile?.location ?? '');
  // Every update lets the trigger describe the page again: marks and the public profile may have changed.
  await sql`update mentors set country = ${country} where account_id = ${id}`.execute(tx);
  await refreshSlots(tx, id);
  if (state === 'open') await setOpenTo(tx, id, 'Mentor', true);
  if (state === 'closed' || state === 'removed') await setOpenTo(tx, id, 'Mentor', false);
  await describeAgain(tx, id);
}
