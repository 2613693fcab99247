import { type Action, actions } from '#contract/ground/permissions.ts';
import { type Actor, grantableRolesOf, rolesOf } from './actor.ts';
import { Refusal } from './refusal.ts';

/** An item with its own permissions, in the contract's strings. */
export type Permitted = { permissions: string[] };

/** The default permissions of a document or file: only its creator's (CONTRACT 7.1). */
export function ownerPermissions(accountId: string): string[] {
  return actions.map((action) => permissionFor(action, `user:${accountId}`));
}

/** The permissions of `sent` as they are stored: `write` split in two, and each permission once. */
export function normalPermissions(sent: string[]): string[] {
  const taken = sent.flatMap((permission) =>
    permission.startsWith('write(')
      ? [permission.replace('write', 'update'), permission.replace('write', 'delete')]
      : [permission],
  );
  return [...new Set(taken)];
}

/**
 * The permissions that `actor` requests, as they are stored.
 * @throws Refusal `user_unauthorized` when one is for a role that the actor does not hold.
 */
export function permissionsBy(actor: Actor, sent: string[]): string[] {
  const roles = grantableRolesOf(actor);
  const strange = sent.some((permission) => !roles.includes(roleIn(permission)));
  if (strange)
    throw new Refusal('user_unauthorized', {
      broken: { rule: 'permission_roles', about: [roles.join(', ')] },
    });
  return normalPermissions(sent);
}

export function mayRead(actor: Actor, thing: Permitted): boolean {
  return may(actor, 'read', thing);
}

export function mayUpdate(actor: Actor, thing: Permitted): boolean {
  return may(actor, 'update', thing);
}

export function mayDelete(actor: Actor, thing: Permitted): boolean {
  return may(actor, 'delete', thing);
}

/** Every stored permission that lets `actor` read; one of them in a row's list is enough. */
export function readGrants(actor: Actor): string[] {
  return rolesOf(actor).map((role) => permissionFor('read', role));
}

/** The roles whose holders may read `thing`. */
export function readersOf({ permissions }: Permitted): string[] {
  return permissions.filter((permission) => permission.startsWith('read("')).map(roleIn);
}

/** Those roles of `before` that may no longer read the item. */
export function readersLost(before: Permitted, after: Permitted): string[] {
  const left = new Set(readersOf(after));
  return readersOf(before).filter((role) => !left.has(role));
}

function may(actor: Actor, action: Action, thing: Permitted): boolean {
  return rolesOf(actor).some((role) => thing.permissions.includes(permissionFor(action, role)));
}

function permissionFor(action: Action, role: string): string {
  return `${action}("${role}")`;
}

function roleIn(permission: string): string {
  return permission.slice(permission.indexOf('"') + 1, -2);
}
