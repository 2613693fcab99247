import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Somebody has left the team of a project: of what was in force by then they judge nothing. */
export async function noteDeparture(
  tx: Tx,
  { accountId, projectId }: { accountId: string; projectId: string },
): Promise<void> {
  await sql`
    insert into agreement_departures (agreement_id, account_id)
    select agreements.id, accounts.id from agreements, accounts
    where agreements.project_id = ${projectId} and agreements.active_at is not null and accounts.id = ${accountId}
    on conflict do nothing`.execute(tx);
}
