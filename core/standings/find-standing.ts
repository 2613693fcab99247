import type { Db } from '#db/connect.ts';
import type { Standing } from '../ground/standing.ts';
import { splitStanding, standingColumns } from './standing-columns.ts';

export async function findStanding(db: Db, accountId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('standings')
    .select([...standingColumns])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && splitStanding(row).standing;
}
