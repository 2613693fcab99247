import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

// Callers of these steps hold the project first, as every change of an opportunity does: the project counts open seats.

/**
 * Holds a seat for an offer, until it is taken or freed.
 * @throws Refusal `opportunity_full` when every seat is taken or held
 */
export async function holdFreeSeat(tx: Tx, opportunityId: string): Promise<void> {
  const held = await tx
    .updateTable('opportunities')
    .set({ held: sql<number>`held + 1` })
    .where('id', '=', opportunityId)
    .where(sql<boolean>`joined + held < seats`)
    .returning('id')
    .executeTakeFirst();
  if (!held) throw new Refusal('opportunity_full');
}

/** Frees a seat that was held for an offer or taken. The opportunity stays filled until an owner reopens it. */
export async function freeSeat(tx: Tx, opportunityId: string, was: 'held' | 'joined'): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({ [was]: sql<number>`greatest(${sql.ref(was)} - 1, 0)` })
    .where('id', '=', opportunityId)
    .execute();
}

/** The member for whom a seat was held has joined. The last seat fills the opportunity. */
export async function takeHeldSeat(tx: Tx, opportunityId: string): Promise<void> {
  const row = await tx
    .updateTable('opportunities')
    .set({ held: sql<number>`held - 1`, joined: sql<number>`joined + 1` })
    .where('id', '=', opportunityId)
    .where('held', '>', 0)
    .returning(['project_id', 'joined', 'seats', 'state'])
    .executeTakeFirst();
  if (!row) throw new Refusal('opportunity_full');
  if (row.joined < row.seats || !['live', 'paused', 'expired'].includes(row.state)) return;
  await tx
    .updateTable('opportunities')
    .set({ state: 'filled', ended_at: now })
    .where('id', '=', opportunityId)
    .execute();
  const subject = { opportunityId, projectId: row.project_id };
  await record(tx, { name: 'opportunities.filled', accountId: null, subject });
}
