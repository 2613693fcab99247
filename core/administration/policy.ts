import { deliveredAs, readEmail } from '#rules/checks/email.ts';
import type { Account, Actor, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

type Settings = Pick<Core, 'adminEmails'>;

/**
 * Only an unrestricted member with a proven address that the settings name. The operator names them, and answers for the age
 * of those who have not stated it.
 */
export function mayAdminister(settings: Settings, actor: Actor): actor is Member {
  if (actor.kind !== 'member') return false;
  const { account, standing } = actor;
  const isProven = account.email_verified_at !== null;
  const isFree = !standing.isSuspended && (standing.age === 'adult' || standing.age === 'unknown');
  return isProven && isFree && isNamed(settings, account);
}

/**
 * Administrators cannot lock themselves or each other out. A named address is exempt even before it is proven: otherwise its
 * owner could never join.
 */
export function maySuspend(settings: Settings, administrator: Member, account: Account): boolean {
  return account.id !== administrator.id && !isNamed(settings, account);
}

/**
 * A link proves that its caller reads the mailbox, not that they made the account. A stranger could register an
 * administrator's address and wait for them to follow the link. A code ends the stranger's password; a link does not.
 */
export function mayProveByLink(settings: Settings, account: Account): boolean {
  return !isNamed(settings, account);
}

/** Whether the settings give an account rights at the desk, once its address is proven. */
export const isStaff = isNamed;

function isNamed({ adminEmails = [] }: Settings, { email }: Account): boolean {
  return adminEmails.some((named) => {
    const address = readEmail(named);
    return address !== null && deliveredAs(address) === deliveredAs(email);
  });
}
