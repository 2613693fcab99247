import type { AgedAccess } from '#contract/ground/call.ts';
import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';
import type { Standing } from './standing.ts';

/**
 * The one gate of age: what a member may enter, and what they learn of a door that is closed to them.
 * `profile` is their own profile, photo and files, closed while they wait for a guardian or their age is not known;
 * `consented` what a child may do as well whose guardian has agreed; `adult` everything else.
 * @throws Refusal `age_unknown`, which leads to the page that asks; `guardian_awaited`; `opens_later` with the day.
 */
export function requireAge({ age, adultOn }: Pick<Standing, 'age' | 'adultOn'>, access: AgedAccess): void {
  if (age === 'adult') return;
  if (age === 'unknown') throw new Refusal('age_unknown');
  if (access === 'adult') throw new Refusal('opens_later', adultOn ? { on: adultOn } : {});
  if (age === 'waiting') throw new Refusal('guardian_awaited');
}

/**
 * For whoever writes profiles. The dashboard shows a member's own one, and the contract's sign-up writes it before
 * anything else is known of them (CONTRACT 7.4), so an unknown age does not close it.
 * @throws Refusal as `requireAge` does.
 */
export function requireAgeOfAuthor(standing: Standing, { isOwn }: { isOwn: boolean }): void {
  if (standing.age !== 'unknown' || !isOwn) requireAge(standing, 'profile');
}

/** As `requireAge`. Whoever is still signing up says their age with the form, or is asked after it. */
export function requireAgeFor(access: AgedAccess, actor: Actor): void {
  if (actor.kind === 'member') requireAge(actor.standing, access);
}
