import { prepared } from '#db/prepared.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Standing } from '../../ground/standing.ts';
import { splitStanding, standingColumns } from '../standing-columns.ts';

const holdOwn = prepared((tx, id: string) =>
  tx
    .with('held', (with_) =>
      with_.selectFrom('accounts').select(['id', 'target_id']).where('id', '=', id).forNoKeyUpdate(),
    )
    .selectFrom('held')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('standings')
          .select([...standingColumns])
          .whereRef('account_id', '=', 'held.id')
          .forShare()
          .as('own'),
      (join) => join.onTrue(),
    )
    // Columns by name, as in `holdAccount`: every write of a member runs this query, and it is planned once.
    .select([
      'held.target_id',
      'own.age',
      'own.adult_on',
      'own.is_suspended',
      'own.is_paused',
      'own.is_seen',
      'own.has_blocks',
    ]),
);

/**
 * As `holdStanding`, for a member's own action. The account may have gone since the request was let in, as when another
 * person has proven its address, and another one may have begun under its id. The account is held first, as everywhere.
 * @throws Refusal `general_unauthorized_scope`.
 */
export async function holdOwnStanding(tx: Tx, { id, account }: Member): Promise<Standing> {
  const [held] = await holdOwn(tx, id);
  if (held?.target_id !== account.target_id) throw new Refusal('general_unauthorized_scope');
  return splitStanding(held).standing;
}
