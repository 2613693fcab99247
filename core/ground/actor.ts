import type { Selectable } from 'kysely';
import type { AccountsTable } from '#db/tables.ts';
import type { Standing } from './standing.ts';

export type Account = Selectable<AccountsTable>;

/** All of an account. */
export const accountColumns = [
  'id',
  'email',
  'email_verified_at',
  'phone',
  'name',
  'password_hash',
  'password_updated_at',
  'prefs',
  'target_id',
  'blocked_at',
  'accessed_at',
  'created_at',
  'updated_at',
  'restricted_at',
  'leaves_at',
  'blocked_reason',
  'access_version',
  'delivered',
  'proven_email',
] as const satisfies (keyof Account)[];

/** Who asks. */
export type Actor =
  | { kind: 'guest' }
  /** Somebody who has proven an e-mail address and is filling in the sign-up form. `id` becomes the account's id. */
  | { kind: 'applicant'; id: string; email: string }
  | Member;

export type Member = {
  kind: 'member';
  id: string;
  account: Account;
  standing: Standing;
  sessionId: string;
  /** Of the secret that the session was opened by: it may have got another one since. */
  secretHash: string;
};

export const guest: Actor = { kind: 'guest' };

/**
 * The contract's roles that `actor` holds; permissions are compared with them (CONTRACT 3.5). Whoever others may not see
 * sees nothing but their own.
 */
export function rolesOf(actor: Actor): string[] {
  if (actor.kind === 'guest') return ['any', 'guests'];
  if (actor.kind === 'applicant') return ['any', `user:${actor.id}`];
  return actor.standing.isSeen ? [...sharedRolesOf(actor), ...ownRolesOf(actor)] : ownRolesOf(actor);
}

/**
 * The roles that `actor` may name in permissions. A child shares nothing. What others share is not seen while `maySee`
 * says so; it is stored all the same, as the contract's clients expect.
 */
export function grantableRolesOf(actor: Actor): string[] {
  if (actor.kind !== 'member') return rolesOf(actor);
  const { age } = actor.standing;
  const isChild = age === 'waiting' || age === 'minor';
  return isChild ? ownRolesOf(actor) : [...sharedRolesOf(actor), ...ownRolesOf(actor)];
}

function sharedRolesOf(member: Member): string[] {
  return ['any', 'users', `users/${proofOf(member)}`];
}

function ownRolesOf(member: Member): string[] {
  return [`user:${member.id}`, `user:${member.id}/${proofOf(member)}`];
}

function proofOf({ account }: Member): string {
  return account.email_verified_at ? 'verified' : 'unverified';
}

/** Where a request came from, kept with the session it opens. */
export type Device = {
  ip: string;
  userAgent: string;
  /** The secret of its device cookie, by which a browser is known again; programs have none. */
  browser?: string;
};
