import { type AskedRight, type StaffRight, staffRights } from '#contract/ground/staff-rights.ts';
import { deliveredAs, readEmail } from '#rules/checks/email.ts';
import type { Account, Actor, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Standing } from '../ground/standing.ts';

type Settings = Pick<Core, 'adminEmails'>;

/** Whether the caller may use a part of the desk. `any` is open to all staff. */
export function mayAdminister(settings: Settings, actor: Actor, right: AskedRight): actor is Member {
  const held = rightsOf(settings, actor);
  return right === 'any' ? held.length > 0 : held.includes(right);
}

/** The rights that the caller holds at this moment: all of them, where the settings name the address. */
export function rightsOf(settings: Settings, actor: Actor): readonly StaffRight[] {
  if (actor.kind !== 'member') return [];
  const isAdministrator = isNamed(settings, actor.account);
  if (!mayHold(actor.account, actor.standing, isAdministrator)) return [];
  return isAdministrator ? staffRights : staffRights.filter((right) => actor.rights.includes(right));
}

/**
 * Only an unrestricted account with a proven address. The operator answers for the age of those whom the settings name; all
 * others have stated that they are adults.
 */
export function mayHold(
  account: Pick<Account, 'email_verified_at'>,
  { age, isSuspended }: Pick<Standing, 'age' | 'isSuspended'>,
  isAdministrator: boolean,
): boolean {
  const isOldEnough = age === 'adult' || (isAdministrator && age === 'unknown');
  return account.email_verified_at !== null && !isSuspended && isOldEnough;
}

/**
 * Administrators cannot lock themselves or each other out. A named address is exempt even before it is proven: otherwise its
 * owner could never join.
 */
export function maySuspend(settings: Settings, by: Pick<Member, 'id'>, account: Account): boolean {
  return account.id !== by.id && !isNamed(settings, account);
}

/**
 * A link proves that its caller reads the mailbox, not that they made the account. A stranger could register an
 * administrator's address and wait for them to follow the link. A code ends the stranger's password; a link does not.
 */
export function mayProveByLink(settings: Settings, account: Account): boolean {
  return !isNamed(settings, account);
}

/** The mailboxes of the addresses that the settings name. */
export function namedMailboxes({ adminEmails = [] }: Settings): string[] {
  return adminEmails.flatMap((named) => readEmail(named) ?? []).map(deliveredAs);
}

export function isNamed(settings: Settings, { email }: Pick<Account, 'email'>): boolean {
  return namedMailboxes(settings).includes(deliveredAs(email));
}
