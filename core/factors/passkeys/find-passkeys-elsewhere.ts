import type { Core } from '../../ground/core.ts';
import { hostOf } from './verify.ts';

/** How many passkeys were made for other hosts than the site's, and of how many accounts: they work no more. */
export async function findPasskeysElsewhere(
  core: Pick<Core, 'db' | 'origin'>,
): Promise<{ host: string; passkeys: number; accounts: number }[]> {
  const rows = await core.db
    .selectFrom('passkeys')
    .select((one) => [
      'host',
      one.fn.countAll<string>().as('passkeys'),
      one.fn.count<string>('account_id').distinct().as('accounts'),
    ])
    .where('host', '!=', hostOf(core))
    .groupBy('host')
    .orderBy('host')
    .execute();
  return rows.map(({ host, passkeys, accounts }) => ({
    host,
    passkeys: Number(passkeys),
    accounts: Number(accounts),
  }));
}
