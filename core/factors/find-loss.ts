import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { FactorLossesTable } from '#db/tables/factor-losses.ts';
import type { Account } from '../ground/actor.ts';
import { lossSeconds } from './limits.ts';

export type LossState = 'none' | 'second' | 'waits' | 'over';
export type Loss = Selectable<FactorLossesTable> & { state: LossState };

/** The wait of an account whose factors are lost; undefined once it has lapsed, or the access to the account has ended since. */
export function findLoss(
  db: Db,
  { id, access_version: version }: Pick<Account, 'id' | 'access_version'>,
): Promise<Loss | undefined> {
  return db
    .selectFrom('factor_losses')
    .selectAll()
    .select(
      sql<LossState>`case when ends_at is null then 'second' when ends_at > now() then 'waits' else 'over' end`.as(
        'state',
      ),
    )
    .where('account_id', '=', id)
    .where('access_version', '=', version)
    .where(isOpen)
    .executeTakeFirst();
}

/** Neither the second code nor the log-in after the wait is overdue. */
export const isOpen = sql<boolean>`coalesce(ends_at, second_from) > now() - make_interval(secs => ${sql.lit(lossSeconds.lapse)})`;
