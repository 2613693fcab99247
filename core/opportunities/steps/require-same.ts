import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OpportunityRow, Said } from '../row.ts';

type Stands = Pick<OpportunityRow, 'id' | 'said' | 'applied_at' | 'joined' | 'held'>;

/**
 * Kind and currency stay as applicants have answered them, and every taken seat stays.
 * @throws Refusal `opportunity_terms_fixed`, `opportunity_seats_taken`
 */
export async function requireSame(tx: Tx, row: Stands, said: Said): Promise<void> {
  if (row.applied_at && said.kind !== row.said.kind)
    throw new Refusal('opportunity_terms_fixed', { param: 'kind' });
  const currency = said.pay && (await currencyAnswered(tx, row));
  if (currency && said.pay?.currency !== currency)
    throw new Refusal('opportunity_terms_fixed', { param: 'pay' });
  if (said.seats < row.joined + row.held) throw new Refusal('opportunity_seats_taken', { param: 'seats' });
}

/** The currency of the last pay that was promised to an applicant, though none may be promised now. */
async function currencyAnswered(tx: Tx, { id, applied_at: appliedAt }: Stands): Promise<string | undefined> {
  if (!appliedAt) return undefined;
  const { rows } = await sql<{ currency: string }>`
    select said -> 'pay' ->> 'currency' as currency from opportunity_terms
    where opportunity_id = ${id} and jsonb_typeof(said -> 'pay') = 'object' and number >= (
      select coalesce(max(number), 0) from opportunity_terms
      where opportunity_id = ${id} and made_at <= ${appliedAt}
    )
    order by number desc limit 1`.execute(tx);
  return rows[0]?.currency;
}
