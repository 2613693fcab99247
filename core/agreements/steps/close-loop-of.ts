import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { closeLoop } from '../../projects/steps/close-loop.ts';

type Written = { agreementId: string; projectId: string; sequence: number; milestone: number };

/** The first entry by which a milestone's work is accepted, also in part by a ruling, closes a loop of the project's kolam. */
export async function closeLoopOf(
  tx: Tx,
  { agreementId, projectId, sequence, milestone }: Written,
): Promise<void> {
  const { rows } = await sql<{ sequence: number }>`
    select sequence from agreement_entries
    where agreement_id = ${agreementId} and (fact ->> 'milestone')::int = ${milestone}
      and fact ->> 'kind' in ('accepted', 'ruled') and (fact ->> 'awarded')::bigint > 0
    order by sequence limit 1`.execute(tx);
  if (rows[0]?.sequence === sequence) await closeLoop(tx, projectId);
}
