import { declaredTables } from '#core/collected/own-data.ts';
import { limitsOf, type Period } from '#core/ground/kept.ts';

const days = { minute: 1 / 1440, hour: 1 / 24, day: 1, month: 30, year: 365 };

/** Tables whose rows go with those of another one. */
const goesWith = { unread_notifications: 'notifications' };

/** Days for which the tables with a limit keep their rows, by the longest where they have several. */
export function daysKept(): Record<string, number> {
  const found = declaredTables.flatMap(({ table, rule }) => {
    const limits = rule === 'names no one' || rule === undefined ? [] : limitsOf(rule);
    return limits.length === 0 ? [] : [[table, Math.max(...limits.map(({ kept }) => daysOf(kept)))]];
  });
  const kept = Object.fromEntries(found);
  const others = Object.entries(goesWith).map(([table, first]) => [table, kept[first]]);
  return { ...kept, ...Object.fromEntries(others) };
}

function daysOf(kept: Period): number {
  const [count, unit = ''] = kept.split(' ');
  const found = days[unit.replace(/s$/, '') as keyof typeof days];
  if (!found) throw new Error(`"${kept}" is no period that is known here.`);
  return Number(count) * found;
}
