import { z } from 'zod';
import { broken } from '../broken.ts';
import { currencies, largestAmount } from './money.ts';

export const currency = z.enum(currencies, broken('choice', currencies.join(', ')));

/** An amount above zero in minor units. */
export const amount = whole(1);
/** An amount that may be zero, as what is confirmed of a payment. */
export const amountOrZero = whole(0);
export const money = z.object({ amount, currency });
/** Units of a pool or company; whole ones, as shares are. */
export const units = whole(1);

function whole(least: number) {
  const message = broken('range', least, largestAmount);
  return z.int(message).min(least, message).max(largestAmount, message);
}
