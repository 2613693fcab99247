import { isoDate } from '../ground/dates.ts';
import { zonedAt } from '../ground/zones/zoned.ts';

type Shown = { from: string; zone: string; now: Date };

/**
 * The times of one week, by the days of a zone: from a day on, or from today, or from the first day with a time where the seven
 * days from today have none. `before` and `after` are the first days of the weeks before and after it that have times; empty
 * without one.
 */
export function weekOfTimes(times: readonly Date[], { from, zone, now }: Shown) {
  const byDay = groupByDay(times, zone);
  const today = String(zonedAt(now, zone).toPlainDate());
  const next = String(Temporal.PlainDate.from(today).add({ days: 7 }));
  const [earliest = today] = [...byDay.keys()].toSorted();
  const start = Temporal.PlainDate.from(
    from ? (from > today ? from : today) : earliest >= next ? earliest : today,
  );
  const days = Array.from({ length: 7 }, (_, at) => String(start.add({ days: at })));
  const [first = '', end = ''] = [days[0], String(start.add({ days: 7 }))];
  const earlier = [...byDay.keys()].some((day) => day < first);
  const later = [...byDay.keys()].find((day) => day >= end);
  const back = String(start.subtract({ days: 7 }));
  return {
    days: days.flatMap((day) => ({ day, times: byDay.get(day) ?? [] })),
    before: earlier ? (back > today ? back : today) : '',
    after: later ?? '',
  };
}

function groupByDay(times: readonly Date[], zone: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const at of times) {
    const day = String(zonedAt(at, zone).toPlainDate());
    days.set(day, [...(days.get(day) ?? []), isoDate(at)]);
  }
  return days;
}
