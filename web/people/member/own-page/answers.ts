import { getPublicProfile } from '#contract/people/public-profile-calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => {
  const [profile, { age, adultOn }] = await Promise.all([ask(getPublicProfile, {}), ask(getStanding, {})]);
  if (age === 'unknown') throw new Refusal('age_unknown');
  if (age === 'waiting') throw new Refusal('guardian_awaited');
  return { profile, opensOn: age === 'adult' ? null : adultOn };
});
