import { isMinor, readDay } from '#contract/birth-date.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { requireAgeOfAuthor } from '../../ground/require-age.ts';
import { findStanding, holdStanding, type Standing } from '../../ground/standing.ts';
import { ownDay } from '../../standings/own-day.ts';
import { learnBirthDate } from '../../standings/steps/learn-birth-date.ts';
import { learnZone } from '../../standings/steps/learn-zone.ts';
import { normalPhoneNumber } from '../phone.ts';

/**
 * Holds what the owner of a profile is while they write it, before the profile itself is held. A date of birth in it that
 * makes them a child is believed, whatever was known; one that makes them an adult never is.
 * @throws Refusal `guardian_awaited` for a child whose guardian has not agreed, except for the one that is found here.
 */
export async function holdAuthor(
  tx: Tx,
  owner: Member,
  profile: { dob: unknown; phone: unknown; accountId: unknown },
): Promise<Standing> {
  const isOwn = profile.accountId === owner.id;
  if (isOwn && typeof profile.phone === 'string')
    await learnZone(tx, owner.id, normalPhoneNumber(profile.phone));
  const dob = typeof profile.dob === 'string' ? readDay(profile.dob) : null;
  if (dob && (await isNewChild(tx, owner, dob, profile.accountId)))
    return learnBirthDate(tx, owner.id, { birth_date: dob });
  const standing = await holdStanding(tx, owner.id);
  if (standing) requireAgeOfAuthor(standing, { isOwn });
  return standing ?? owner.standing;
}

/** Somebody known to be an adult may keep profiles of others, of any age, under other ids than their own. */
async function isNewChild(tx: Tx, owner: Member, dob: string, accountId: unknown): Promise<boolean> {
  await holdAccount(tx, owner.id);
  const age = (await findStanding(tx, owner.id))?.age;
  const isTheirs = age === 'unknown' || (age === 'adult' && accountId === owner.id);
  return isTheirs && isMinor(dob, await ownDay(tx, owner.id));
}
