import { type RawBuilder, sql } from 'kysely';
import type { ProposalKind } from '#contract/collected.ts';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isSuspended } from '../standings/standing-columns.ts';

const childProposal: ProposalKind = 'account.child';

/**
 * A child without a guardian's consent. During a suspension nothing is erased: an administrator looks into that case. Nor is
 * it while a second member of staff has not confirmed a corrected date of birth.
 */
const isWaiting = sql<boolean>`(
  standings.waits_since is not null and standings.adult_at > now() and not ${isSuspended}
  and not exists (
    select from staff_proposals as proposal
    where proposal.kind = ${childProposal} and proposal.subject_id = standings.account_id
      and proposal.state = 'waiting'
  )
)`;

type Act = (tx: Tx, account: Account) => Promise<void>;

/**
 * Calls `act` for each waiting child for whom `isDue` is true, in a transaction that holds the account and its
 * standing. An account that another transaction holds waits for the next run. One failure does not stop the others.
 */
export async function forEachWaiting(core: Core, isDue: RawBuilder<boolean>, act: Act): Promise<number> {
  const due = await core.db
    .selectFrom('standings')
    .select('account_id')
    .where(isWaiting)
    .where(isDue)
    .orderBy('waits_since')
    .execute();
  const faults: unknown[] = [];
  let done = 0;
  for (const { account_id: id } of due)
    await core.db
      .transaction()
      .execute(async (tx) => {
        const account = await holdWaiting(tx, id, isDue);
        if (!account) return;
        await act(tx, account);
        done++;
      })
      .catch((error) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} waiting accounts failed.`);
  return done;
}

function holdWaiting(tx: Tx, accountId: string, isDue: RawBuilder<boolean>): Promise<Account | undefined> {
  return tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('accounts.id', '=', accountId)
    .where(isWaiting)
    .where(isDue)
    .forUpdate(['accounts', 'standings'])
    .skipLocked()
    .executeTakeFirst();
}
