import type { Actor, Member } from '../ground/actor.ts';

/** Members create profile documents; guests, and people who are still signing up, do not. */
export function mayCreateProfile(actor: Actor): actor is Member {
  return actor.kind === 'member';
}
