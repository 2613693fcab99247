import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { dropAsks } from './steps/end-asks.ts';

const most = 200;

/** Ends the asks of guardians whose code is over, was used, or was followed by another one. */
export async function endAsks({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(endSome)) === most);
}

async function endSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('roster_guardian_asks as ask')
    .select('ask.id')
    .where('ask.agreed_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from roster_codes
        where roster_codes.id = ask.code_id and roster_codes.used_at is null and roster_codes.expires_at > now()
      )`,
    )
    .orderBy('ask.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  await dropAsks(
    tx,
    due.map(({ id }) => id),
    'over',
  );
  return due.length;
}
