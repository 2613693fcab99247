import type { Selectable } from 'kysely';
import type { AccountsTable } from '#db/tables.ts';

export type Account = Selectable<AccountsTable>;

/** Who asks. */
export type Actor =
  | { kind: 'guest' }
  /** Somebody who has proven an e-mail address and is filling in the sign-up form. `id` becomes the account's id. */
  | { kind: 'applicant'; id: string; email: string }
  | { kind: 'member'; id: string; account: Account; sessionId: string };

export type Member = Extract<Actor, { kind: 'member' }>;

export const guest: Actor = { kind: 'guest' };

/** The contract's roles that `actor` holds; permissions are compared with them (CONTRACT 3.5). */
export function rolesOf(actor: Actor): string[] {
  if (actor.kind === 'guest') return ['any', 'guests'];
  if (actor.kind === 'applicant') return ['any', `user:${actor.id}`];
  const proof = actor.account.email_verified_at ? 'verified' : 'unverified';
  // Somebody whose guardian has not confirmed sees and shares nothing but their own.
  if (actor.account.restricted_at) return [`user:${actor.id}`, `user:${actor.id}/${proof}`];
  return ['any', 'users', `user:${actor.id}`, `users/${proof}`, `user:${actor.id}/${proof}`];
}

/** Where a request came from, kept with the session it opens. */
export type Device = { ip: string; userAgent: string };
