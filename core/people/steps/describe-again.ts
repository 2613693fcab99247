import { sql } from 'kysely';
import type { OpenTo } from '#rules/lists/kinds.ts';
import { record, type Tx } from '../../ground/events.ts';

/** The trigger of this update writes again what is found and shown of a member, and drops the kept public page. */
export async function describeAgain(tx: Tx, accountId: string): Promise<void> {
  await sql`update people set listed = listed where account_id = ${accountId}`.execute(tx);
}

/** Adds something to what a member is open to, or takes it away, because another page of theirs says so. */
export async function setOpenTo(tx: Tx, accountId: string, what: OpenTo, isOpen: boolean): Promise<void> {
  const changed = await sql`
    update people set open_to = case
      when ${isOpen} then array_append(open_to, ${what}) else array_remove(open_to, ${what}) end
    where account_id = ${accountId} and ${what} = any(open_to) <> ${isOpen}`.execute(tx);
  if (changed.numAffectedRows) await record(tx, { name: 'people.changed', accountId });
}
