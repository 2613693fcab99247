import type { AgreementParty } from '#contract/agreements/limits.ts';
import { now } from '#db/now.ts';
import type { Fact } from '#rules/agreements/facts.ts';
import { moneyLimits } from '#rules/agreements/money-limits.ts';
import { isOfClosed } from '#rules/agreements/money-of.ts';
import type { Agreement } from '#rules/agreements/state.ts';
import { msPerDay } from '#rules/calendar/day.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { InForce } from './hold-in-force.ts';

/**
 * One side states no more than the other can look at: of each milestone, or of the conversions of the whole where that is null, so
 * many that wait to be confirmed, and so many within 24 hours, those included that were taken back.
 * @throws Refusal `agreement_statements_open`, `agreement_statements_many`, each with how many may be
 */
export async function requireFewStatements(
  tx: Tx,
  { state, entries, side }: InForce & { side: AgreementParty },
  milestone: number | null,
): Promise<void> {
  const { openStatements, statementsADay } = moneyLimits;
  if (countOpen(state, side, milestone) >= openStatements)
    throw new Refusal('agreement_statements_open', { count: openStatements });
  const row = await tx.selectNoFrom(now.as('now')).executeTakeFirstOrThrow();
  const since = new Date(row.now.getTime() - msPerDay).toISOString();
  const lately = entries.filter((one) => one.at > since && one.side === side && isOf(one.fact, milestone));
  if (lately.length >= statementsADay)
    throw new Refusal('agreement_statements_many', { count: statementsADay });
}

function countOpen({ milestones, conversions }: Agreement, side: AgreementParty, milestone: number | null) {
  if (milestone === null) return conversions.filter(({ isConfirmed }) => !isConfirmed).length;
  const direction = side === 'project' ? 'out' : 'back';
  const own = milestones.find(({ number }) => number === milestone);
  const open = own?.payments.filter((one) => one.confirmed === null && !isOfClosed(own, one)) ?? [];
  return open.filter((one) => one.direction === direction).length;
}

function isOf(fact: Fact, milestone: number | null): boolean {
  if (milestone === null) return fact.kind === 'conversion_stated';
  return (fact.kind === 'payment_sent' || fact.kind === 'paid_back') && fact.milestone === milestone;
}
