import { type StaffRight, staffRights } from '#contract/ground/staff-rights.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import type { Standing } from '../../ground/standing.ts';
import { splitStanding, standingColumns } from '../../standings/standing-columns.ts';
import { grantedRights } from '../granted-rights.ts';

type Found = {
  account: Pick<Account, 'id' | 'name' | 'email' | 'email_verified_at'>;
  standing: Standing;
  rights: StaffRight[];
};

/** An account and the rights that were given to it, in their order; null for one that is gone. */
export async function findRights(tx: Tx, accountId: string): Promise<Found | null> {
  const row = await tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.email_verified_at'])
    .select([...standingColumns])
    .select(grantedRights)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { standing, rest } = splitStanding(row);
  const { rights, ...account } = rest;
  return { account, standing, rights: staffRights.filter((right) => rights.includes(right)) };
}
