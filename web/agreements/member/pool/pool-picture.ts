import type { PoolUseBody } from '#contract/agreements/pool-use-calls.ts';

/** A picture of numbers alone. Its table says the same in words. */
export type Picture = { width: number; height: number; shapes: { d: string; look: string }[] };

const width = 600;
const bar = 40;
/** More would be too thin to see; the rest is one part. */
const mostParts = 12;
/** So many dots stand above each other; the list says the rest. */
const mostDots = 6;

/** The pool as one bar: who holds how much of it, the vested part dark, and what is free. */
export function poolPicture({
  poolUnits,
  people,
}: Pick<PoolUseBody, 'poolUnits' | 'people'>): Picture | null {
  if (poolUnits <= 0) return null;
  const rest = people.slice(mostParts);
  const parts = [
    ...people.slice(0, mostParts),
    ...(rest.length > 0 ? [{ reserved: total(rest, 'reserved'), vested: total(rest, 'vested') }] : []),
  ];
  const lengthOf = (units: number) => (Math.min(units, poolUnits) / poolUnits) * width;
  const shapes: Picture['shapes'] = [{ d: rect(0, width), look: 'fill-sand' }];
  let at = 0;
  for (const { reserved, vested } of parts) {
    const length = lengthOf(reserved);
    // A line of the ground parts one person from the next.
    const seen = Math.max(length - 2, Math.min(length, 1));
    shapes.push({ d: rect(at, seen), look: 'fill-neel/50' });
    if (vested > 0) shapes.push({ d: rect(at, Math.min(seen, lengthOf(vested))), look: 'fill-neel' });
    at += length;
  }
  return { width, height: bar, shapes };
}

/** Draws one dot for each milestone and payment due, by month; overdue ones stand before the first month. */
export function duePicture(due: PoolUseBody['due'], months: readonly string[]): Picture | null {
  if (due.length === 0) return null;
  const column = width / (months.length + 1);
  const height = mostDots * 14 + 10;
  const dotsOf = (at: number, things: PoolUseBody['due']) =>
    things.slice(0, mostDots).map(({ what, isOverdue }, row) => {
      const [x, y] = [column * (at + 0.5), height - 12 - row * 14];
      return what === 'payment'
        ? { d: disc(x, y, 5), look: isOverdue ? 'fill-sindoor' : 'fill-neel' }
        : { d: disc(x, y, 4), look: isOverdue ? 'ring-sindoor' : 'ring-neel' };
    });
  const late = due.filter(({ isOverdue }) => isOverdue);
  const coming = due.filter(({ isOverdue }) => !isOverdue);
  return {
    width,
    height,
    shapes: [
      { d: `M0 ${height - 3}h${width}v2h-${width}z`, look: 'fill-line' },
      ...dotsOf(0, late),
      ...months.flatMap((month, at) =>
        dotsOf(
          at + 1,
          coming.filter(({ day }) => day.startsWith(month)),
        ),
      ),
    ],
  };
}

/** So many months from the one of a day on. */
export function monthsFrom(day: string, count: number): string[] {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => {
    const month = first + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

function rect(at: number, length: number): string {
  return `M${round(at)} 2h${round(length)}v${bar - 4}h-${round(length)}z`;
}

function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

function total(people: PoolUseBody['people'], field: 'reserved' | 'vested'): number {
  return people.reduce((sum, one) => sum + one[field], 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
