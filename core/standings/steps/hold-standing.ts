import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';
import type { Standing } from '../../ground/standing.ts';
import { splitStanding, standingColumns } from '../standing-columns.ts';

const hold = prepared((tx, accountId: string) =>
  tx
    .selectFrom('standings')
    .select([...standingColumns])
    .where('account_id', '=', accountId)
    .forShare(),
);

/**
 * As `findStanding`, held until the transaction ends: data that an age forbids is written before the age is known, or
 * not at all.
 */
export async function holdStanding(tx: Tx, accountId: string): Promise<Standing | undefined> {
  const [row] = await hold(tx, accountId);
  return row && splitStanding(row).standing;
}
