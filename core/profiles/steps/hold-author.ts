import { isMinor, readDay } from '#rules/checks/birth-date.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { requireAgeOfAuthor } from '../../ground/require-age.ts';
import type { Age, Standing } from '../../ground/standing.ts';
import { ownDay } from '../../standings/own-day.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { learnBirthDate } from '../../standings/steps/learn-birth-date.ts';
import { learnZone } from '../../standings/steps/learn-zone.ts';
import { normalPhoneNumber } from '../phone.ts';

type WrittenProfile = { dob: unknown; phone: unknown; accountId: unknown };

/**
 * Holds the standing of a profile's owner while they write it, before the profile itself is held. A date of birth in it
 * that makes them a child is believed, whatever was known; one that makes them an adult never is.
 * @throws Refusal `guardian_awaited` for a child whose guardian has not agreed, except for a child that is found here.
 */
export async function holdAuthor(tx: Tx, owner: Member, profile: WrittenProfile): Promise<Standing> {
  return requireAuthor(tx, owner, await holdOwnStanding(tx, owner), profile);
}

/** As `holdAuthor`, where the standing is held. */
export async function requireAuthor(
  tx: Tx,
  owner: Member,
  held: Standing,
  profile: WrittenProfile,
): Promise<Standing> {
  let standing = held;
  const isOwn = profile.accountId === owner.id;
  if (isOwn && typeof profile.phone === 'string') {
    await learnZone(tx, owner.id, normalPhoneNumber(profile.phone));
    // In the learned time zone it may be another day.
    standing = await holdOwnStanding(tx, owner);
  }
  const dob = typeof profile.dob === 'string' ? readDay(profile.dob) : null;
  if (dob && (await isNewChild(tx, owner, { dob, age: standing.age, accountId: profile.accountId })))
    return learnBirthDate(tx, owner.id, { birth_date: dob });
  requireAgeOfAuthor(standing, { isOwn });
  return standing;
}

/** A known adult may keep profiles of others, of any age, under ids other than their own. */
async function isNewChild(
  tx: Tx,
  owner: Member,
  { dob, age, accountId }: { dob: string; age: Age; accountId: unknown },
): Promise<boolean> {
  const isTheirs = age === 'unknown' || (age === 'adult' && accountId === owner.id);
  return isTheirs && isMinor(dob, await ownDay(tx, owner.id));
}
