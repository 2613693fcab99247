import type { Tx } from '../../ground/events.ts';
import type { OpportunityRow, Said } from '../row.ts';
import { worsenedIn } from '../worsened.ts';

/** Keeps what others see from now on, so that whoever answers it has answered one version of it. Resolves to its number. */
export async function keepTerms(tx: Tx, before: OpportunityRow, said: Said): Promise<number> {
  const number = before.terms + 1;
  const worse = before.terms === 0 ? [] : worsenedIn(before.said, said);
  await tx
    .insertInto('opportunity_terms')
    .values({ opportunity_id: before.id, number, said: JSON.stringify(said), worse })
    .execute();
  return number;
}
