import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';

/** The zone of whoever has an account with this address; null for everybody else. */
export async function findReadersZone({ quick }: Pick<Core, 'quick'>, to: string): Promise<string | null> {
  const [found] = await select(quick, to);
  return found?.zone ?? null;
}

const select = prepared((db, email: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select('standings.zone')
    .where('accounts.email', '=', email),
);
