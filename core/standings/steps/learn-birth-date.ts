import { faultOfBirthDate } from '#rules/checks/birth-date.ts';
import { updateAccount } from '../../accounts/steps/update-account.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Standing } from '../../ground/standing.ts';
import { findStanding } from '../find-standing.ts';
import { ownDay } from '../own-day.ts';
import { type Changes, changeStanding } from './change-standing.ts';

/** Stores the birth date of a held account. If it is under 18, reactions remove the data that we may no longer hold. */
export async function learnBirthDate(
  tx: Tx,
  accountId: string,
  changes: Changes & { birth_date: string },
): Promise<Standing> {
  await changeStanding(tx, accountId, changes);
  const standing = await findStanding(tx, accountId);
  if (!standing) throw new Error('An account without a standing.');
  if (standing.age === 'waiting') await findChild(tx, accountId);
  return standing;
}

/** The member of a held account waits for a guardian: reactions remove the data that we may no longer hold. */
export async function findChild(tx: Tx, accountId: string): Promise<void> {
  await updateAccount(tx, accountId, 'prefs', { prefs: '{}' });
  await record(tx, { name: 'standings.childFound', accountId });
}

/** @throws Refusal `sign_up_dob_invalid`, `sign_up_dob_future`, `sign_up_dob_past`, by the account's own day. */
export async function requireBirthDate(tx: Tx, accountId: string, birthDate: string): Promise<void> {
  const fault = faultOfBirthDate(birthDate, await ownDay(tx, accountId));
  if (fault) throw new Refusal(fault);
}
