import { isMinor, student } from '#contract/sign-up.ts';
import type { Tx } from '../../ground/events.ts';
import { findStanding } from '../../ground/standing.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';
import { birthDay } from '../birth-day.ts';

/**
 * Restricts the account of somebody whose profile says that they are under 18, unless that is known already. So neither
 * an edit nor a profile made through the contract's own calls leads around the guardian.
 */
export async function watchAge(
  tx: Tx,
  profile: { owner_id: string; role: string | null; dob: string | null },
): Promise<void> {
  if (profile.role !== student || !isMinor(birthDay(profile.dob))) return;
  const standing = await findStanding(tx, profile.owner_id);
  if (standing?.age === 'waiting' || standing?.age === 'minor') return;
  await changeStanding(tx, profile.owner_id, { birth_date: birthDay(profile.dob) });
}
