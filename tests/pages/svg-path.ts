import assert from 'node:assert/strict';

export type Point = { x: number; y: number };

/** The points of a path, walked step by step as a browser would: ends of steps, and samples of its curves. */
export function walk(path: string): { ends: Point[]; along: Point[] } {
  const steps = [...path.matchAll(/([Mlcsz])([^Mlcsz]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const length = { M: 2, l: 2, c: 6, s: 4, z: 0 }[command] ?? 0;
    if (length === 0) return [];
    assert.equal(numbers.length % length, 0, `${command}${text}`);
    return Array.from({ length: numbers.length / length }, (_, i) => ({
      command,
      numbers: numbers.slice(i * length, (i + 1) * length),
    }));
  });
  let at: Point = { x: 0, y: 0 };
  let handle: Point = { x: 0, y: 0 };
  const ends: Point[] = [];
  const along: Point[] = [];
  for (const { command, numbers } of steps) {
    const from = at;
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: tenth(from.x + Number(numbers[i * 2])),
      y: tenth(from.y + Number(numbers[i * 2 + 1])),
    }));
    const to = points.at(-1) ?? from;
    const second = points.at(-2) ?? to;
    const first = command === 'c' ? (points[0] ?? from) : { x: from.x + handle.x, y: from.y + handle.y };
    if (command === 'c' || command === 's') {
      for (const t of [0.25, 0.5, 0.75]) {
        const mix = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        along.push({
          x: mix(from.x, first.x, second.x, to.x),
          y: mix(from.y, first.y, second.y, to.y),
        });
      }
      handle = { x: to.x - second.x, y: to.y - second.y };
    } else {
      handle = { x: 0, y: 0 };
    }
    if (command === 'l') {
      // A straight run passes a point between two dots every 5 units.
      const count = Math.abs(to.x - from.x) / 5;
      for (let i = 1; i <= count; i++)
        along.push({ x: from.x + ((to.x - from.x) * i) / count, y: from.y + ((to.y - from.y) * i) / count });
    }
    at = to;
    ends.push(at);
    along.push(at);
  }
  return { ends, along };
}

/** Steps are written in tenths, and binary sums of them are slightly off. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
