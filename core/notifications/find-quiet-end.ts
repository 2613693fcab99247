import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { afterQuiet } from './mail-time.ts';

/** When the quiet hours end in which whoever has this address is now; null outside of them, and for an address of nobody's. */
export async function findQuietEnd({ quick }: Pick<Core, 'quick'>, email: string): Promise<Date | null> {
  const [found] = await select(quick, email);
  if (!found) return null;
  const end = afterQuiet(found.now, found.zone);
  return end > found.now ? end : null;
}

const select = prepared((db, email: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['standings.zone', sql<Date>`now()`.as('now')])
    .where('accounts.email', '=', email),
);
