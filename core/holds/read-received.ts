import { orderLimits } from '#contract/holds/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { momentAt } from '../ground/zones/zoned.ts';

/**
 * When an order came, by the clock of the staff who record it.
 * @throws Refusal `order_received_late` for a time to come; `order_received_early` for more than 30 days ago
 */
export function readReceived(local: string, { zone, now }: { zone: string; now: Date }): Date {
  const moment = momentAt(local, zone);
  if (moment > now) throw new Refusal('order_received_late');
  if (now.getTime() - moment.getTime() > orderLimits.receivedDays * 86_400_000)
    throw new Refusal('order_received_early');
  return moment;
}
