import { sql } from 'kysely';
import { offerLimits } from '#contract/applications/offer-limits.ts';
import { addDays } from '#rules/calendar/day.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { endOfDay } from '../../ground/zones/zoned.ts';

const usualDays = 5;

/**
 * The moment until which an offer is open: 24:00 of the day that it names, in its applicant's zone, or five days from now.
 * @throws Refusal `offer_start` when it starts before today or too far ahead; `offer_day`
 */
export async function findAnswerDay(
  tx: Tx,
  accountId: string,
  { startsOn, answerOn }: { startsOn: string; answerOn: string },
): Promise<Date> {
  const { rows } = await sql<{ zone: string; today: string; now: Date }>`
    select zone, to_char(now() at time zone zone, 'YYYY-MM-DD') as today, now() as now
    from (select coalesce(max(zone), 'Asia/Kolkata') as zone from standings where account_id = ${accountId}) one`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  const farthest = addDays(row.today, offerLimits.startsWithinDays);
  if (startsOn < row.today || startsOn > farthest)
    throw new Refusal('offer_start', { param: 'startsOn', on: farthest });
  if (answerOn === '') return new Date(row.now.getTime() + usualDays * 86_400_000);
  const last = addDays(row.today, offerLimits.withinDays);
  if (answerOn <= row.today || answerOn > last)
    throw new Refusal('offer_day', { param: 'answerOn', on: last });
  return endOfDay(answerOn, row.zone);
}
