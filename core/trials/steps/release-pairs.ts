import { type RawBuilder, sql } from 'kysely';
import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import type { Tx } from '../../ground/events.ts';
import { endPair } from './end-trial.ts';
import { holdPair } from './hold-pair.ts';

/** Ends pairs because one side is not available any more. */
export async function releasePairs(tx: Tx, where: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ id: string; asker_id: string | null; asked_id: string | null }>`
    select id, asker_id, asked_id from trial_pairs where ended_at is null and ${where} order by id`.execute(
    tx,
  );
  const accounts = rows.flatMap((one) => [one.asker_id, one.asked_id]).filter((id) => id !== null);
  await holdInOrder(tx, accounts);
  for (const { id } of rows) {
    const held = await holdPair(tx, id);
    if (held) await endPair(tx, held);
  }
}
