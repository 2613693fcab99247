import { deliveredAs, readEmail } from '#rules/checks/email.ts';
import type { Account, Actor, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

type Settings = Pick<Core, 'adminEmails'>;

/**
 * Only a member whose proven address is named in the settings, and whom nothing holds back. Whoever runs the site names
 * them, and answers for the age of those who have not said it yet.
 */
export function mayAdminister(settings: Settings, actor: Actor): actor is Member {
  if (actor.kind !== 'member') return false;
  const { account, standing } = actor;
  const isProven = account.email_verified_at !== null;
  const isFree = !standing.isSuspended && (standing.age === 'adult' || standing.age === 'unknown');
  return isProven && isFree && isNamed(settings, account);
}

/**
 * Administrators cannot lock themselves or each other out. An address that is named is spared before it is proven, too:
 * else its owner could never join.
 */
export function maySuspend(settings: Settings, administrator: Member, account: Account): boolean {
  return account.id !== administrator.id && !isNamed(settings, account);
}

/**
 * A link proves that somebody reads the mailbox, not that it was they who made the account: a stranger could register an
 * administrator's address and wait for them to follow the link. A code ends such a stranger's password, a link does not.
 */
export function mayProveByLink(settings: Settings, account: Account): boolean {
  return !isNamed(settings, account);
}

function isNamed({ adminEmails = [] }: Settings, { email }: Account): boolean {
  return adminEmails.some((named) => {
    const address = readEmail(named);
    return address !== null && deliveredAs(address) === deliveredAs(email);
  });
}
