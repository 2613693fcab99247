import {
  type Crossings,
  direction,
  follow,
  type Grid,
  gridOf,
  type Quarter,
  randomFrom,
} from './kolam-grid.ts';

/** A pictorial kolam: dots that make a silhouette, and one closed line that goes round all of them. */
export type KolamPicture = {
  /** The line as one SVG path, written as short as it can be: a page shows nine of them. */
  line: string;
  /** The dots as a path to be stroked with `dotDash` and round caps: each row of neighbours is one stroke. */
  dots: string;
  width: number;
  height: number;
};

/** Half the distance between two dots: small, for the numbers of the path to be short. */
const unit = 5;

/** How far apart the dots are. */
export const dotGap = unit * 2;

/** Draws a dot at the start of a stroke and one at every dot after it. */
export const dotDash = `0 ${dotGap}`;

const remembered = new Map<readonly string[], KolamPicture>();

/** @param rows the silhouette, `#` for a dot. All dots must hang together, side by side or one above the other. */
export function kolamPicture(rows: readonly string[]): KolamPicture {
  const known = remembered.get(rows);
  if (known) return known;
  const made = make(rows);
  remembered.set(rows, made);
  return made;
}

function make(rows: readonly string[]): KolamPicture {
  const width = Math.max(...rows.map((row) => row.length));
  const grid = gridOf(rows, Math.max(width, rows.length));
  const { line, crossings } = oneLine(grid, randomFrom(rows.join('\n')));
  return {
    line: shortPath(line, crossings, grid),
    dots: rows.map(dotsOfRow).join(''),
    width: width * dotGap,
    height: rows.length * dotGap,
  };
}

/**
 * Begins with the line crossing over between all neighbours, which takes several lines. Where two different ones cross,
 * letting them turn back instead makes one of them; as all dots hang together this ends with a single line.
 */
function oneLine(grid: Grid, random: () => number): { line: Quarter[]; crossings: Crossings } {
  const edges = edgesOf(grid, random);
  const crossings: Crossings = new Uint8Array(grid.has.length * 4);
  for (const [dot, side] of edges) turn(crossings, grid, dot, side, 1);
  for (;;) {
    const strokes = follow(grid, crossings);
    const [line] = strokes;
    if (line && strokes.length === 1) return { line, crossings };
    const strokeAt = strokesByQuarter(strokes);
    const meeting = edges.find(
      ([dot, side]) =>
        crossings[dot * 4 + side] &&
        strokeAt.get(dot * 4 + side) !== strokeAt.get(dot * 4 + ((side + 3) % 4)),
    );
    if (!meeting) throw new Error('the dots of a picture hang together');
    turn(crossings, grid, meeting[0], meeting[1], 0);
  }
}

type Edge = [dot: number, side: 0 | 1];

/** Those amid the dots come first, so that the outline keeps its even waves; else in an order of chance. */
function edgesOf({ dots, has, steps }: Grid, random: () => number): Edge[] {
  const neighbours = (dot: number) => steps.filter((step) => has[dot + step]).length;
  return dots
    .flatMap((dot) => ([0, 1] as const).map((side): Edge => [dot, side]))
    .filter(([dot, side]) => has[dot + steps[side]])
    .map((edge) => ({ edge, rank: random() - neighbours(edge[0]) - neighbours(edge[0] + steps[edge[1]]) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ edge }) => edge);
}

function turn(crossings: Crossings, { steps }: Grid, dot: number, side: 0 | 1, crosses: 0 | 1) {
  crossings[dot * 4 + side] = crosses;
  crossings[(dot + steps[side]) * 4 + side + 2] = crosses;
}

function strokesByQuarter(strokes: Quarter[][]): Map<number, number> {
  return new Map(
    strokes.flatMap((stroke, index) =>
      stroke.map(([dot, from, to]): [number, number] => [
        dot * 4 + ((from + 1) % 4 === to ? from : to),
        index,
      ]),
    ),
  );
}

function dotsOfRow(row: string, y: number): string {
  return [...row.matchAll(/#+/g)]
    .map(({ 0: run, index }) => {
      // A hair longer than from the first dot to the last, so that the last one is drawn.
      const length = (run.length - 1) * dotGap + 1;
      return `M${index * dotGap + unit} ${y * dotGap + unit}h${length}`;
    })
    .join('');
}

type Point = { x: number; y: number };

/** Two handles and an end, each as how far towards the crossing where the curve began, and towards the first open side. */
type Curve = readonly [number, number, number, number, number, number];

/** How the line goes round a dot between two crossings, by the number of open sides that it passes. */
const curves: Record<number, readonly Curve[]> = {
  1: [[1, 5, -1, 5, -5, 0]],
  2: [
    [2, 4, 0, 6, -3, 3],
    [-6, 0, -4, -2, 0, -5],
  ],
  3: [
    [0, 7, -4, 3, -4, 0],
    [-4, -3, 0, -7, 5, 0],
  ],
};

function shortPath(stroke: Quarter[], crossings: Crossings, { width }: Grid): string {
  const crosses = (dot: number, side: number) => crossings[dot * 4 + side] === 1;
  const first = stroke.findIndex(([dot, from]) => crosses(dot, from));
  const quarters = [...stroke.slice(first), ...stroke.slice(0, first)];
  const path = new PathWriter();
  for (let at = 0; at < quarters.length; at++) {
    const [dot, from, next] = quarters[at] as Quarter;
    let to = next;
    let open = 0;
    while (!crosses(dot, to)) {
      at++;
      open++;
      to = quarters[at]?.[2] ?? to;
    }
    const [back, side] = [direction(from), direction(next)];
    const point = (a: number, b: number): Point => ({
      x: (dot % width) * dotGap - unit + back.dx * a + side.dx * b,
      y: Math.floor(dot / width) * dotGap - unit + back.dy * a + side.dy * b,
    });
    path.begin(point(unit, 0));
    if (open === 0) path.straight(point(0, unit));
    for (const [a, b, c, d, e, f] of curves[open] ?? []) path.curve(point(a, b), point(c, d), point(e, f));
  }
  return path.close();
}

class PathWriter {
  #text = '';
  #command = '';
  #at: Point = { x: 0, y: 0 };
  #run: Point = { x: 0, y: 0 };
  #lastHandle: Point | null = null;

  begin(point: Point) {
    if (this.#text !== '' || this.#run.x !== 0) return;
    this.#text = `M${point.x} ${point.y}`;
    this.#at = point;
  }

  straight(to: Point) {
    const step = { x: to.x - this.#at.x, y: to.y - this.#at.y };
    if (Math.sign(step.x) !== Math.sign(this.#run.x) || Math.sign(step.y) !== Math.sign(this.#run.y))
      this.#endRun();
    this.#run = { x: this.#run.x + step.x, y: this.#run.y + step.y };
    this.#at = to;
    this.#lastHandle = null;
  }

  curve(first: Point, second: Point, to: Point) {
    this.#endRun();
    const { x, y } = this.#at;
    const goesOn =
      this.#lastHandle && this.#lastHandle.x === first.x - x && this.#lastHandle.y === first.y - y;
    const rest = [second.x - x, second.y - y, to.x - x, to.y - y];
    if (goesOn) this.#write('s', rest);
    else this.#write('c', [first.x - x, first.y - y, ...rest]);
    this.#lastHandle = { x: to.x - second.x, y: to.y - second.y };
    this.#at = to;
  }

  close(): string {
    this.#endRun();
    return `${this.#text}z`;
  }

  #endRun() {
    if (this.#run.x !== 0) this.#write('l', [this.#run.x, this.#run.y]);
    this.#run = { x: 0, y: 0 };
  }

  #write(command: string, numbers: number[]) {
    const text = numbers
      .map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : String(number)))
      .join('');
    const separator = command === this.#command ? (text.startsWith('-') ? '' : ' ') : command;
    this.#text += separator + text;
    this.#command = command;
  }
}
