import type { Tx } from '../../ground/events.ts';
import type { Standing } from '../../ground/standing.ts';
import { followBirthDate } from '../../guardians/steps/follow-birth-date.ts';
import { moveProfileBirthDate } from '../../profiles/steps/move-birth-date.ts';
import { findStanding } from '../../standings/find-standing.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

/** Gives a held account another date of birth, also in its guardian and profile, and erases nothing. */
export async function moveBirthDate(tx: Tx, accountId: string, birthDate: string | null): Promise<Standing> {
  await changeStanding(tx, accountId, { birth_date: birthDate });
  const standing = await findStanding(tx, accountId);
  if (!standing) throw new Error('An account without a standing.');
  await followBirthDate(tx, accountId, standing);
  if (birthDate !== null) await moveProfileBirthDate(tx, accountId, birthDate);
  return standing;
}
