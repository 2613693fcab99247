import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

// Whoever calls these holds the project before, as every change of an opportunity does: its open seats stand there.

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

/** A seat that was held for an offer, or taken, is free again. The place stays filled until an owner opens it again. */
export async function freeSeat(tx: Tx, opportunityId: string, was: 'held' | 'joined'): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({ [was]: sql<number>`greatest(${sql.ref(was)} - 1, 0)` })
    .where('id', '=', opportunityId)
    .execute();
}

/** Whoever a seat was held for has joined. With the last seat the place is filled. */
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
