import { sql } from 'kysely';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Tx } from '../../ground/events.ts';
import { changeStanding } from './change-standing.ts';

/**
 * Takes the time zone of this phone number's country for the account, and holds the account. Only the first number
 * counts: another one must not bring a birthday sooner.
 */
export async function learnZone(tx: Tx, accountId: string, phone: string): Promise<void> {
  const zone = sql<string>`zone_of_phone(${phone})`;
  const unknown = await tx
    .selectFrom('standings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('zone', '=', 'UTC')
    .where(zone, '<>', 'UTC')
    .executeTakeFirst();
  if (!unknown) return;
  await holdAccount(tx, accountId);
  await changeStanding(tx, accountId, {
    zone: sql<string>`case when zone = 'UTC' then zone_of_phone(${phone}) else zone end`,
  });
}
