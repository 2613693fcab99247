import type { AgedAccess } from '#contract/call.ts';
import type { Actor } from './actor.ts';
import { Refusal } from './refusal.ts';
import type { Standing } from './standing.ts';

/**
 * The one gate of age: what a member may enter, and what they learn of a door that is closed to them.
 * `profile` is their own profile, photo and files, closed while they wait for a guardian; `consented` what a child may do
 * as well whose guardian has agreed; `adult` everything else.
 * @throws Refusal `age_unknown`, which leads to the page that asks; `guardian_awaited`; `opens_later` with the day.
 */
export function requireAge({ age, adultOn }: Standing, access: AgedAccess): void {
  if (age === 'adult') return;
  if (age === 'unknown') {
    if (access === 'profile') return;
    throw new Refusal('age_unknown');
  }
  if (access === 'adult') throw new Refusal('opens_later', adultOn ? { on: adultOn } : {});
  if (age === 'waiting') throw new Refusal('guardian_awaited');
}

/** As `requireAge`. Whoever is still signing up has no age yet, and may do what members of unknown age may. */
export function requireAgeFor(access: AgedAccess, actor: Actor): void {
  if (actor.kind === 'member') requireAge(actor.standing, access);
}
