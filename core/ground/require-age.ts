import type { AgedAccess } from '#contract/ground/call.ts';
import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';
import type { Standing } from './standing.ts';

/**
 * The only check of age. `profile`: the own profile, photo and files, closed while a guardian's consent is missing or the
 * age is unknown; `consented`: also open to a child with consent; `adult`: everything else.
 * @throws Refusal `age_unknown`, which leads to the page that asks; `guardian_awaited`; `opens_later` with the day.
 */
export function requireAge({ age, adultOn }: Pick<Standing, 'age' | 'adultOn'>, access: AgedAccess): void {
  if (age === 'adult') return;
  if (age === 'unknown') throw new Refusal('age_unknown');
  if (access === 'adult') throw new Refusal('opens_later', adultOn ? { on: adultOn } : {});
  if (age === 'waiting') throw new Refusal('guardian_awaited');
}

/**
 * For authors of profiles. The contract's sign-up writes a member's own profile before anything else is known of them
 * (CONTRACT 7.4), so an unknown age is no reason to refuse it.
 * @throws Refusal as `requireAge` does.
 */
export function requireAgeOfAuthor(standing: Standing, { isOwn }: { isOwn: boolean }): void {
  if (standing.age !== 'unknown' || !isOwn) requireAge(standing, 'profile');
}

/** As `requireAge`. An applicant states their age with the sign-up form or after it, so it does not apply to them. */
export function requireAgeFor(access: AgedAccess, actor: Actor): void {
  if (actor.kind === 'member') requireAge(actor.standing, access);
}
