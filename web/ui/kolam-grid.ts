/** The parts of a kolam: dots on a grid, the choice for each edge between two of them, and the lines that follow from it. */

/** Dots on a square grid with an empty rim; a dot's number is its position, and its sides run clockwise from the right. */
export type Grid = {
  width: number;
  dots: number[];
  has: Uint8Array;
  steps: [number, number, number, number];
};
/** For each side of each dot (`dot * 4 + side`): 1 where the line crosses over to the neighbour. */
export type Crossings = Uint8Array;
/** From one side of a dot to the next, a quarter of the way round it: `[dot, from, to]`. */
export type Quarter = [dot: number, from: number, to: number];

/** Half the distance between two dots. */
export const unit = 10;
export const directions = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
] as const;

export function gridOf(rows: readonly string[], size: number): Grid {
  const width = size + 2;
  const has = new Uint8Array(width * width);
  const dots: number[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((mark, x) => {
      if (mark !== '#') return;
      const dot = (y + 1) * width + x + 1;
      has[dot] = 1;
      dots.push(dot);
    });
  });
  return { width, dots, has, steps: [1, width, -1, -width] };
}

/** Follows the line from every quarter of every dot until it comes back to where it began. */
export function follow({ dots, has, steps }: Grid, crossings: Crossings): Quarter[][] {
  const walked = new Uint8Array(has.length * 4);
  const strokes: Quarter[][] = [];
  for (const start of dots) {
    for (let side = 0; side < 4; side++) {
      let [dot, from, to]: Quarter = [start, side, (side + 1) % 4];
      const stroke: Quarter[] = [];
      for (;;) {
        const clockwise = (from + 1) % 4 === to;
        const quarter = dot * 4 + (clockwise ? from : to);
        if (walked[quarter]) break;
        walked[quarter] = 1;
        stroke.push([dot, from, to]);
        const crosses = crossings[dot * 4 + to];
        const onward = (to + (clockwise ? 1 : 3)) % 4;
        if (crosses) dot += steps[to] ?? 0;
        from = crosses ? (to + 2) % 4 : to;
        to = onward;
      }
      if (stroke.length > 0) strokes.push(stroke);
    }
  }
  return strokes;
}

/** Where, seen from its dot, the line meets a side, and which way it is heading there. */
export function bend(crosses: number | undefined, side: number, from: number, to: number) {
  const out = direction(side);
  if (crosses) {
    const [a, b] = [direction(from), direction(to)];
    return { x: out.dx, y: out.dy, tx: (b.dx - a.dx) * 0.32, ty: (b.dy - a.dy) * 0.32 };
  }
  const along = direction((from + 1) % 4 === to ? side + 1 : side + 3);
  return { x: out.dx * 0.8, y: out.dy * 0.8, tx: along.dx * 0.46, ty: along.dy * 0.46 };
}

export function direction(side: number): { dx: number; dy: number } {
  return directions[side % 4] ?? directions[0];
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A small seeded source of numbers between 0 and 1 (FNV-1a into mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
