import type { Selectable } from 'kysely';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { AccountsTable } from '#db/tables/accounts.ts';
import type { Standing } from './standing.ts';

export type Account = Selectable<AccountsTable>;

/** All columns of an account. */
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
  'mfa_since',
  'password_recovered_at',
  'interface_language',
] as const satisfies (keyof Account)[];

/** The caller of a request. */
export type Actor =
  /** `waiting`: the first proof of a log-in was right, and its second one is awaited. Everything but that one takes it as a guest. */
  | { kind: 'guest'; waiting?: WaitingLogIn }
  /** A guest who has proven an email address and is filling in the sign-up form. `id` becomes the account's id. */
  | { kind: 'applicant'; id: string; email: string }
  | Member;

export type Member = {
  kind: 'member';
  id: string;
  account: Account;
  standing: Standing;
  /** The rights of staff that were given to them. `rightsOf` in core/administration says which they hold at this moment. */
  rights: readonly StaffRight[];
  sessionId: string;
  /** The hash of the secret that opened the session: the session may have got another secret since. */
  secretHash: string;
};

/** As much of a member as their roles depend on. */
export type RoleHolder = Pick<Member, 'kind' | 'id'> & {
  account: Pick<Account, 'email_verified_at'>;
  standing: Pick<Standing, 'isSeen'>;
};

export type WaitingLogIn = { id: string; accountId: string; secretHash: string };

export const guest: Actor = { kind: 'guest' };

/**
 * The contract's roles that `actor` holds, for comparison with permissions (CONTRACT 3.5). A member whom others may not see
 * holds only their own roles.
 */
export function rolesOf(actor: Exclude<Actor, Member> | RoleHolder): string[] {
  if (actor.kind === 'guest') return ['any', 'guests'];
  if (actor.kind === 'applicant') return ['any', `user:${actor.id}`];
  return actor.standing.isSeen ? [...sharedRolesOf(actor), ...ownRolesOf(actor)] : ownRolesOf(actor);
}

/**
 * The roles that `actor` may name in permissions; a child may not share anything. Permissions of others are stored even
 * while `maySee` hides their content, as the contract's clients expect.
 */
export function grantableRolesOf(actor: Actor): string[] {
  if (actor.kind !== 'member') return rolesOf(actor);
  const { age } = actor.standing;
  const isChild = age === 'waiting' || age === 'minor';
  return isChild ? ownRolesOf(actor) : [...sharedRolesOf(actor), ...ownRolesOf(actor)];
}

function sharedRolesOf(member: RoleHolder): string[] {
  return ['any', 'users', `users/${proofOf(member)}`];
}

function ownRolesOf(member: RoleHolder): string[] {
  return [`user:${member.id}`, `user:${member.id}/${proofOf(member)}`];
}

function proofOf({ account }: RoleHolder): string {
  return account.email_verified_at ? 'verified' : 'unverified';
}

/** The origin of a request, stored with the session that it opens. */
export type Device = {
  ip: string;
  userAgent: string;
  /** The secret of its device cookie, which identifies a browser again; programs have none. */
  browser?: string;
  /** Of the page that makes the request; programs have none. */
  language?: string | undefined;
};
