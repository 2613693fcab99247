import { isMinor, student } from '#contract/sign-up.ts';
import { setRestricted } from '../../accounts/steps/set-restricted.ts';
import type { Tx } from '../../ground/events.ts';
import { birthDay } from '../birth-day.ts';

/**
 * Restricts the account of somebody whose profile says that they are under 18, unless their guardian has agreed. So
 * neither an edit nor a profile made through the contract's own calls leads around the guardian.
 */
export async function watchAge(
  tx: Tx,
  profile: { owner_id: string; role: string | null; dob: string | null },
): Promise<void> {
  if (profile.role !== student || !isMinor(birthDay(profile.dob))) return;
  const guardian = await tx
    .selectFrom('guardians')
    .select('confirmed')
    .where('account_id', '=', profile.owner_id)
    .executeTakeFirst();
  if (!guardian?.confirmed) await setRestricted(tx, [profile.owner_id], true);
}
