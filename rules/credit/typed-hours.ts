import { latinDigits } from '../text/digits.ts';

const decimal = /^(\d{1,4})(?:[.,](\d{1,2}))?$/;
const clock = /^(\d{1,4}):([0-5]\d)$/;

/** The minutes of hours as members type them, 7.5 or 7,5 or 7:30; null for all else. */
export function typedMinutes(typed: string): number | null {
  const text = latinDigits(typed).trim();
  const byClock = clock.exec(text);
  if (byClock) return Number(byClock[1]) * 60 + Number(byClock[2]);
  const byPoint = decimal.exec(text);
  if (!byPoint) return null;
  const minutes = Number(`${byPoint[1]}.${byPoint[2] ?? '0'}`) * 60;
  return Math.abs(minutes - Math.round(minutes)) < 1e-6 ? Math.round(minutes) : null;
}
