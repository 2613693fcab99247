import {
  bend,
  type Crossings,
  directions,
  follow,
  type Grid,
  gridOf,
  type Quarter,
  randomFrom,
  round,
  unit,
} from './kolam-grid.ts';

/**
 * Draws a kolam: dots laid out in a diamond or another even shape, and curves that go round and join them.
 *
 * Between two neighbouring dots the line either crosses over or turns back. Any choice gives closed
 * curves; choosing alike for all edges that a symmetry maps onto each other makes it a kolam. Of several
 * choices we keep the one drawn in the fewest strokes, ideally one. The same seed always gives the same
 * picture, so the server and the browser agree.
 */
export type Kolam = {
  /** One closed SVG path for each stroke. */
  paths: string[];
  dots: { x: number; y: number }[];
  /** The picture fills a square from 0 to this number. */
  size: number;
};
/** 2: the half turn; 4: quarter turns; 8: quarter turns and mirrors. */
export type KolamSymmetry = 2 | 4 | 8;
/** How the dots are laid out. */
export type KolamShape = (typeof shapes)[number];

const attempts = 24;
/** Quarter turns alone nearly always allow one line; elsewhere a long search would end at the same few pictures. */
const enough = { 2: 3, 4: attempts, 8: 2 } as const;
const shapes = ['diamond', 'octagon', 'square'] as const;
const mostRemembered = 200;
const remembered = new Map<string, Kolam>();

/**
 * @param radius how many dots lie between the centre and the rim: a diamond of 1 has 5 dots, of 2 has 13, of 3 has 25;
 * a square is twice as many dots wide.
 */
export function kolam(
  seed: string,
  radius = 2,
  symmetry: KolamSymmetry = 8,
  shape: KolamShape = 'diamond',
): Kolam {
  const key = `${shape}:${radius}:${symmetry}:${seed}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const made = make(seed, rowsOf(shape, radius), symmetry);
  remembered.set(key, made);
  return made;
}

/** The shape that belongs to a seed, so that pictures which stand side by side differ at first sight. */
export function shapeOf(seed: string): KolamShape {
  return shapes[Math.floor(randomFrom(`shape of ${seed}`)() * shapes.length)] ?? 'diamond';
}

/** How large the picture of a shape is, which takes no drawing to know. */
export function sizeOf(shape: KolamShape, radius: number): number {
  return rowsOf(shape, radius).length * unit * 2;
}

export function sizeOfGlyph(rows: readonly string[]): number {
  return widest(rows) * unit * 2;
}

function widest(rows: readonly string[]): number {
  return Math.max(rows.length, ...rows.map((row) => row.length));
}

/** The dots of a shape, row by row. */
export function rowsOf(shape: KolamShape, radius: number): string[] {
  if (shape === 'square') return Array<string>(radius * 2).fill('#'.repeat(radius * 2));
  const farthest = shape === 'octagon' ? radius + Math.floor(radius / 2) : radius;
  return Array.from({ length: radius * 2 + 1 }, (_, row) => {
    const reach = Math.min(radius, farthest - Math.abs(row - radius));
    return ' '.repeat(radius - reach) + '#'.repeat(reach * 2 + 1) + ' '.repeat(radius - reach);
  });
}

function make(seed: string, rows: string[], symmetry: KolamSymmetry): Kolam {
  const grid = gridOf(rows, rows.length);
  const crossings = chosen(seed, grid, symmetry);
  return picture(grid, follow(grid, crossings), crossings);
}

/** Where the line of a seed crosses over: of several choices the one drawn in the fewest strokes. */
export function chosen(seed: string, grid: Grid, symmetry: KolamSymmetry): Crossings {
  const families = familiesOf(grid, symmetry);
  const random = randomFrom(seed);
  const share = 0.4 + random() * 0.4;
  let crossings = crossingsOf(families, grid, () => true);
  let strokes: Quarter[][] = [];
  let joined = 0;
  for (let attempt = 0; attempt < attempts && joined < enough[symmetry] && strokes.length !== 1; attempt++) {
    // A dot at a tip hangs on one edge only, so that edge has to cross.
    const choice = crossingsOf(families, grid, (family) => random() < share || family.reachesTip);
    if (!joinsAll(grid, choice)) continue;
    joined++;
    const found = follow(grid, choice);
    if (strokes.length > 0 && strokes.length <= found.length) continue;
    strokes = found;
    crossings = choice;
  }
  return crossings;
}

/** A small kolam round the dots of a shape, given row by row: glyph(['.#.', '###']). */
export function glyph(rows: readonly string[]): Kolam {
  const grid = gridOf(rows, widest(rows));
  const crossings = crossingsOf(familiesOf(grid, 2), grid, () => true);
  return picture(grid, follow(grid, crossings), crossings);
}

type Family = { edges: [dot: number, side: 0 | 1][]; reachesTip: boolean };

/** The edges in groups; the symmetry maps each group onto itself. */
function familiesOf({ width, dots, has, steps }: Grid, symmetry: KolamSymmetry): Family[] {
  const families = new Map<number, Family>();
  const isTip = (dot: number) => steps.filter((step) => has[dot + step]).length === 1;
  for (const dot of dots) {
    for (const side of [0, 1] as const) {
      if (!has[dot + steps[side]]) continue;
      // The middle of the edge, from the middle of the grid, in half steps.
      let x = (dot % width) * 2 + directions[side].dx - (width - 1);
      let y = Math.floor(dot / width) * 2 + directions[side].dy - (width - 1);
      const key = (a: number, b: number) => (a + width * 2) * width * 8 + b;
      let first = Number.POSITIVE_INFINITY;
      const reachesTip = isTip(dot) || isTip(dot + steps[side]);
      for (let turn = 0; turn < 4; turn++) {
        if (symmetry !== 2 || turn % 2 === 0) first = Math.min(first, key(x, y));
        if (symmetry === 8) first = Math.min(first, key(-x, y));
        [x, y] = [-y, x];
      }
      const family = families.get(first) ?? { edges: [], reachesTip };
      family.edges.push([dot, side]);
      families.set(first, family);
    }
  }
  return [...families.values()];
}

function crossingsOf(
  families: Family[],
  { has, steps }: Grid,
  crosses: (family: Family) => boolean,
): Crossings {
  const crossings = new Uint8Array(has.length * 4);
  for (const family of families) {
    if (!crosses(family)) continue;
    for (const [dot, side] of family.edges) {
      crossings[dot * 4 + side] = 1;
      crossings[(dot + steps[side]) * 4 + side + 2] = 1;
    }
  }
  return crossings;
}

function joinsAll({ dots, has, steps }: Grid, crossings: Crossings): boolean {
  const reached = new Uint8Array(has.length);
  const waiting = dots.slice(0, 1);
  let count = 0;
  for (let dot = waiting.pop(); dot !== undefined; dot = waiting.pop()) {
    if (reached[dot]) continue;
    reached[dot] = 1;
    count++;
    for (let side = 0; side < 4; side++)
      if (crossings[dot * 4 + side]) waiting.push(dot + (steps[side] ?? 0));
  }
  return count === dots.length;
}

export function picture(grid: Grid, strokes: Quarter[][], crossings: Crossings): Kolam {
  const rows = grid.dots.map((dot) => Math.floor(dot / grid.width));
  const columns = grid.dots.map((dot) => dot % grid.width);
  const size = (grid.width - 2) * unit * 2;
  // A shape that does not fill its square stands in the middle of it.
  const left = size / 2 - (Math.min(...columns) + Math.max(...columns)) * unit;
  const top = size / 2 - (Math.min(...rows) + Math.max(...rows)) * unit;
  const positionOf = (dot: number) => ({
    x: (dot % grid.width) * 2 * unit + left,
    y: Math.floor(dot / grid.width) * 2 * unit + top,
  });
  return {
    paths: strokes.map((stroke) => pathOf(stroke, crossings, positionOf)),
    dots: grid.dots.map(positionOf),
    size,
  };
}

/** Seen from where the curve before it ended, which each goes on from without a corner: a list shows twenty of these. */
function pathOf(
  stroke: Quarter[],
  crossings: Crossings,
  positionOf: (dot: number) => { x: number; y: number },
): string {
  let path = '';
  for (const [dot, from, to] of stroke) {
    const centre = positionOf(dot);
    const start = bend(crossings[dot * 4 + from], from, from, to);
    const end = bend(crossings[dot * 4 + to], to, from, to);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    if (path === '')
      path = `M${round(centre.x + start.x * unit)} ${round(centre.y + start.y * unit)}c${pair(start.tx, start.ty)}`;
    else if (!path.includes('s')) path += 's';
    path += pair(dx - end.tx, dy - end.ty) + pair(dx, dy);
  }
  return `${path}z`;
}

/** Two numbers of a path; a minus separates the second from the first without a space. */
function pair(x: number, y: number): string {
  return [x, y]
    .map((number) => round(number * unit))
    .map((number) => (number < 0 ? `${number}` : ` ${number}`))
    .join('');
}
