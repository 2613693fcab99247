/**
 * Draws a kolam: dots laid out in a diamond, and curves that go round and join them.
 *
 * Between two neighbouring dots the line either crosses over or turns back. Any choice gives closed
 * curves; choosing alike for all edges that a symmetry maps onto each other makes it a kolam. Of several
 * choices we keep the one drawn in the fewest strokes, ideally one. The same seed always gives the same
 * picture, so the server and the browser agree.
 */
/** 2: the half turn; 4: quarter turns; 8: quarter turns and mirrors. */
export type KolamSymmetry = 2 | 4 | 8;
export type Kolam = {
  /** One closed SVG path for each stroke. */
  paths: string[];
  dots: { x: number; y: number }[];
  /** The picture fills a square from 0 to this number. */
  size: number;
};

type Cell = { column: number; row: number };
/** The four sides of a dot, clockwise from the right. Neighbouring dots are two units apart. */
const sides = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
] as const;
const unit = 10;
/** Quarter turns alone nearly always allow one line; elsewhere a long search would end at the same few pictures. */
const attempts = { 2: 3, 4: 48, 8: 3 } as const;

/** @param radius how many dots lie between the centre and a corner: 1 gives 5 dots, 2 gives 13, 3 gives 25. */
export function kolam(seed: string, radius = 2, symmetry: KolamSymmetry = 8): Kolam {
  const cells = diamond(radius);
  const random = randomFrom(seed);
  const crossingShare = 0.4 + random() * 0.4;
  let best: Step[][] | undefined;
  let bestCrossings = new Set<string>();
  for (let attempt = 0; attempt < attempts[symmetry]; attempt++) {
    const crossings = chooseCrossings(cells, { radius, symmetry, crossingShare, random });
    if (!joinsAll(cells, crossings)) continue;
    const strokes = followAll(cells, crossings);
    if (!best || strokes.length < best.length) {
      best = strokes;
      bestCrossings = crossings;
    }
    if (best.length === 1) break;
  }
  if (!best) {
    bestCrossings = new Set(edges(cells).map(([a, b]) => edgeKey(a, b)));
    best = followAll(cells, bestCrossings);
  }
  return picture(cells, best, bestCrossings, radius);
}

/** A small kolam round the dots of a shape, given row by row: glyph(['.#.', '###']). */
export function glyph(rows: readonly string[]): Kolam {
  const width = Math.max(rows.length, ...rows.map((row) => row.length));
  const radius = (width - 1) / 2;
  const [above, before] = [(rows.length - 1) / 2, ((rows[0]?.length ?? 1) - 1) / 2];
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((mark, c) => (mark === '#' ? [{ column: c - before, row: r - above }] : [])),
  );
  const crossings = new Set(edges(cells).map(([a, b]) => edgeKey(a, b)));
  return picture(cells, followAll(cells, crossings), crossings, radius);
}

function picture(cells: Cell[], strokes: Step[][], crossings: Set<string>, radius: number): Kolam {
  return {
    paths: strokes.map((stroke) => toPath(stroke, crossings, radius)),
    dots: cells.map((cell) => place(cell, radius)),
    size: (radius * 2 + 1) * 2 * unit,
  };
}

function diamond(radius: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = -radius; row <= radius; row++) {
    const reach = radius - Math.abs(row);
    for (let column = -reach; column <= reach; column++) cells.push({ column, row });
  }
  return cells;
}

function edges(cells: Cell[]): [Cell, Cell][] {
  const present = new Set(cells.map(cellKey));
  return cells.flatMap((cell) =>
    [neighbour(cell, 0), neighbour(cell, 1)]
      .filter((other) => present.has(cellKey(other)))
      .map((other): [Cell, Cell] => [cell, other]),
  );
}

type Choice = { radius: number; symmetry: KolamSymmetry; crossingShare: number; random: () => number };

function chooseCrossings(cells: Cell[], choice: Choice): Set<string> {
  const { radius, symmetry, crossingShare, random } = choice;
  const chosen = new Map<string, boolean>();
  const crossings = new Set<string>();
  for (const [a, b] of edges(cells)) {
    const family = familyOf(a, b, symmetry);
    const known = chosen.get(family);
    // A corner dot hangs on one edge only, so that edge has to cross.
    const isCorner = [a, b].some((cell) => Math.abs(cell.column) === radius || Math.abs(cell.row) === radius);
    const crosses = known ?? (random() < crossingShare || isCorner);
    chosen.set(family, crosses);
    if (crosses) crossings.add(edgeKey(a, b));
  }
  return crossings;
}

/** The name that all edges share which the symmetry turns into each other. */
function familyOf(a: Cell, b: Cell, symmetry: KolamSymmetry): string {
  let [x, y] = [a.column + b.column, a.row + b.row];
  const images: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    images.push(`${x},${y}`);
    if (symmetry === 8) images.push(`${-x},${y}`);
    if (symmetry === 2) [x, y] = [-y, x];
    [x, y] = [-y, x];
  }
  return images.sort()[0] as string;
}

function joinsAll(cells: Cell[], crossings: Set<string>): boolean {
  const reached = new Set<string>();
  const waiting = cells.slice(0, 1);
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    if (reached.has(cellKey(cell))) continue;
    reached.add(cellKey(cell));
    for (let side = 0; side < 4; side++) {
      const other = neighbour(cell, side);
      if (crossings.has(edgeKey(cell, other))) waiting.push(other);
    }
  }
  return reached.size === cells.length;
}

type Step = { cell: Cell; from: number; to: number };

/** Follows the line from every quarter of every dot until it comes back to where it began. */
function followAll(cells: Cell[], crossings: Set<string>): Step[][] {
  const walked = new Set<string>();
  const strokes: Step[][] = [];
  for (const cell of cells) {
    for (let side = 0; side < 4; side++) {
      let step: Step = { cell, from: side, to: (side + 1) % 4 };
      const stroke: Step[] = [];
      while (!walked.has(quarterKey(step))) {
        walked.add(quarterKey(step));
        stroke.push(step);
        step = next(step, crossings);
      }
      if (stroke.length > 0) strokes.push(stroke);
    }
  }
  return strokes;
}

function next({ cell, from, to }: Step, crossings: Set<string>): Step {
  const clockwise = (from + 1) % 4 === to;
  const other = neighbour(cell, to);
  if (!crossings.has(edgeKey(cell, other))) {
    return { cell, from: to, to: (to + (clockwise ? 1 : 3)) % 4 };
  }
  return { cell: other, from: (to + 2) % 4, to: (to + (clockwise ? 1 : 3)) % 4 };
}

function toPath(stroke: Step[], crossings: Set<string>, radius: number): string {
  const path: string[] = [];
  for (const { cell, from, to } of stroke) {
    const centre = place(cell, radius);
    const start = bend(cell, from, from, to, crossings);
    const end = bend(cell, to, from, to, crossings);
    const at = (x: number, y: number) => `${round(centre.x + x * unit)} ${round(centre.y + y * unit)}`;
    if (path.length === 0) path.push(`M${at(start.x, start.y)}`);
    path.push(
      `C${at(start.x + start.tx, start.y + start.ty)} ${at(end.x - end.tx, end.y - end.ty)} ${at(end.x, end.y)}`,
    );
  }
  return `${path.join('')}Z`;
}

/** Where, seen from its dot, the line meets a side, and which way it is heading there. */
function bend(cell: Cell, side: number, from: number, to: number, crossings: Set<string>) {
  const out = direction(side);
  if (crossings.has(edgeKey(cell, neighbour(cell, side)))) {
    const [a, b] = [direction(from), direction(to)];
    return { x: out.dx, y: out.dy, tx: (b.dx - a.dx) * 0.32, ty: (b.dy - a.dy) * 0.32 };
  }
  const along = direction((from + 1) % 4 === to ? side + 1 : side + 3);
  return { x: out.dx * 0.8, y: out.dy * 0.8, tx: along.dx * 0.46, ty: along.dy * 0.46 };
}

function place(cell: Cell, radius: number) {
  return { x: (radius + cell.column) * 2 * unit + unit, y: (radius + cell.row) * 2 * unit + unit };
}

function direction(side: number) {
  return sides[side % 4] as (typeof sides)[number];
}

function neighbour(cell: Cell, side: number): Cell {
  const { dx, dy } = direction(side);
  return { column: cell.column + dx, row: cell.row + dy };
}

function cellKey({ column, row }: Cell): string {
  return `${column},${row}`;
}

function edgeKey(a: Cell, b: Cell): string {
  return `${a.column + b.column},${a.row + b.row}`;
}

function quarterKey({ cell, from, to }: Step): string {
  return `${cellKey(cell)}:${(from + 1) % 4 === to ? from : to}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A small seeded source of numbers between 0 and 1 (FNV-1a into mulberry32). */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
