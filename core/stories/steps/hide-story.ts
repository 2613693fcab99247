import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** Hides a story from the list and at its address, until `showStory`. */
export async function hideStory(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('stories').set({ hidden_at: now, updated_at: now }).where('id', '=', id).execute();
}

export async function showStory(tx: Tx, id: string): Promise<void> {
  await sql`update stories set hidden_at = null, updated_at = now() where id = ${id}`.execute(tx);
}
