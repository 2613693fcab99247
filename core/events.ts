import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type Tx = Transaction<Tables>;

/** The channel on which every server instance hears the ids of new events. */
export const eventChannel = 'saharambh_events';

/** `name` as in `accounts.created`; `subject` holds ids, and what a deletion leaves no other trace of. */
export type CoreEvent = { name: string; accountId: string | null; subject?: Record<string, unknown> };

/** Writes down what happened, in the transaction in which it happens; listeners hear of it at the commit. */
export async function record(tx: Tx, event: CoreEvent): Promise<void> {
  const { id } = await tx
    .insertInto('events')
    .values({
      name: event.name,
      account_id: event.accountId,
      subject: JSON.stringify(event.subject ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${eventChannel}, ${id})`.execute(tx);
}
