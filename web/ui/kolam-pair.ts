import { chosen, type Kolam, picture, rowsOf } from './kolam.ts';
import { follow, gridOf, unit } from './kolam-grid.ts';

/**
 * The small kolams of two seeds side by side. Where their tips meet the line crosses over from one into the other, so that
 * what were two lines is one.
 */
export function joinedKolams(one: string, other: string, radius = 2): Kolam & { height: number } {
  const rows = rowsOf('diamond', radius);
  const small = gridOf(rows, rows.length);
  const wide = gridOf(
    rows.map((row) => row + row),
    rows.length * 2,
  );
  const crossings = new Uint8Array(wide.has.length * 4);
  [one, other].forEach((seed, at) => {
    const own = chosen(seed, small, 2);
    for (const dot of small.dots) {
      const there = Math.floor(dot / small.width) * wide.width + (dot % small.width) + at * rows.length;
      crossings.set(own.subarray(dot * 4, dot * 4 + 4), there * 4);
    }
  });
  const tip = (radius + 1) * wide.width + rows.length;
  crossings[tip * 4] = 1;
  crossings[(tip + 1) * 4 + 2] = 1;
  return { ...picture(wide, follow(wide, crossings), crossings), height: rows.length * unit * 2 };
}
