import type { ListedAccount } from '#contract/supervision.ts';
import type { Account } from '../ground/actor.ts';
import { isoDate } from '../ground/dates.ts';

export function presentListedAccount(account: Account): ListedAccount {
  return {
    $id: account.id,
    $createdAt: isoDate(account.created_at),
    name: account.name,
    email: account.email,
    emailVerification: account.email_verified_at !== null,
    blocked: account.blocked_at !== null,
    restricted: account.restricted_at !== null,
    leaving: account.leaves_at !== null,
  };
}
