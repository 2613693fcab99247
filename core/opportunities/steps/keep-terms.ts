import type { Tx } from '../../ground/events.ts';
import type { OpportunityRow, Said } from '../row.ts';
import { worsenedIn } from '../worsened.ts';

/** Stores the content that others see from now on, so that each answer belongs to one version. Resolves to its number, and whether it is worse for those who
 * relied on the one before. */
export async function keepTerms(tx: Tx, before: OpportunityRow, said: Said) {
  const number = before.terms + 1;
  const worse = before.terms === 0 ? [] : worsenedIn(before.said, said);
  await tx
    .insertInto('opportunity_terms')
    .values({ opportunity_id: before.id, number, said: JSON.stringify(said), worse })
    .execute();
  return { terms: number, worse: worse.length > 0 };
}
