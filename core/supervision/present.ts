import type { ListedAccount } from '#contract/supervision/calls.ts';
import type { Account } from '../ground/actor.ts';
import { isoDate } from '../ground/dates.ts';
import type { StandingColumns } from '../ground/standing.ts';

export type ListedRow = Account & StandingColumns;

export function presentListedAccount(account: ListedRow): ListedAccount {
  return {
    $id: account.id,
    $createdAt: isoDate(account.created_at),
    name: account.name,
    email: account.email,
    emailVerification: account.email_verified_at !== null,
    suspended: account.is_suspended,
    restricted: account.age === 'waiting',
    leaving: account.leaves_at !== null,
  };
}
