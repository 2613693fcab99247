import type { Core } from '../ground/core.ts';

/** The zone of whoever has an account with this address; null for everybody else. */
export async function findReadersZone({ db }: Core, to: string): Promise<string | null> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select('standings.zone')
    .where('accounts.email', '=', to)
    .executeTakeFirst();
  return found?.zone ?? null;
}
