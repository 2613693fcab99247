import { getPublicProfile } from '#contract/people/public-profile-calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { loads } from '#web/forms/load.ts';
import { backOf } from '#web/ground/member/back-of.ts';

/** Of the pages where a member says who they are to others, open as soon as their own profile is. */
export const loadProfile = loads(async ({ ask }) => {
  const [profile, { age }] = await Promise.all([ask(getPublicProfile, {}), ask(getStanding, {})]);
  if (age === 'unknown') throw new Refusal('age_unknown');
  if (age === 'waiting') throw new Refusal('guardian_awaited');
  return { profile };
});

/** Of the pages where they show themself, open to adults. */
export const loadAdult = loads(async ({ ask, url, origin }) => {
  const [profile, { age, adultOn }] = await Promise.all([ask(getPublicProfile, {}), ask(getStanding, {})]);
  if (age === 'unknown') throw new Refusal('age_unknown');
  if (age !== 'adult') throw new Refusal('opens_later', adultOn ? { on: adultOn } : {});
  return { profile, origin, wanted: url.searchParams.get('handle') ?? '', back: backOf(url) };
});
