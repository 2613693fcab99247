import { randomFrom } from './kolam-grid.ts';

/** The numbers that the kolam of a project shows: its members, its open seats, and its accepted milestones. */
export type Grown = { people: number; seats: number; loops: number };

export type ProjectKolam = {
  /** The picture fills a square from minus half this number to half of it. */
  size: number;
  /** Closed curves, the first milestone's first. */
  loops: string[];
  /** Dots as strokes without length: round ends make them round. */
  people: string;
  seats: string;
  /** The free dots of the grid, and those of them that its pattern draws larger. */
  rest: string;
  marked: string;
};

/** How the grid of a project is laid out. */
const lattices = ['diamond', 'square', 'octagon', 'star'] as const;
export type Lattice = (typeof lattices)[number];
/** On what the cover of a project lies in lists. */
export const coverGrounds = ['step', 'neel', 'sindoor', 'patta', 'turmeric'] as const;
export type CoverGround = (typeof coverGrounds)[number];

/** Between two dots. Small numbers make small pictures. */
export const kolamGap = 12;
const gap = kolamGap;
/** With more than these the picture would be neither clear nor small; the words next to it state the full numbers. */
const mostDots = 41;
const mostLoops = 24;

type Point = readonly [x: number, y: number];

/**
 * The picture that grows: dots are taken from the middle outwards. The loops are petals round the middle, eight to a ring, and
 * each ring reaches one dot farther than the ring before. The seed and the number of a dot or loop alone decide where it lies,
 * so an addition never moves or removes another one.
 */
export function projectKolam(seed: string, grown: Grown): ProjectKolam {
  const random = randomFrom(`project ${seed}`);
  const turn = Math.floor(random() * 4);
  const isMirrored = random() < 0.5;
  const people = Math.min(grown.people, mostDots);
  const seats = Math.min(grown.seats, mostDots - people);
  const loops = Math.min(grown.loops, mostLoops);
  const radius = Math.max(2, radiusFor(people + seats), Math.ceil(loops / 8));
  const { lattice, marks } = patternOf(seed);
  const dots = dotsWithin(radius, lattice).map((dot) => turned(dot, turn, isMirrored));
  const rest = dots.slice(people + seats);
  const isMarked = (dot: Point) => marks[markAt(dot)] === true;
  return {
    size: (radius * 2 + 1) * gap,
    loops: Array.from({ length: loops }, (_, at) => petal(at, turn, isMirrored)),
    people: strokes(dots.slice(0, people)),
    seats: strokes(dots.slice(people, people + seats)),
    rest: strokes(rest.filter((dot) => !isMarked(dot))),
    marked: strokes(rest.filter(isMarked)),
  };
}

/**
 * The differences between the kolams of projects that have the same few members: each follows from the seed alone, even if the
 * team grows.
 */
export function patternOf(seed: string): { ground: CoverGround; lattice: Lattice; marks: boolean[] } {
  // Any number draws alike; under this one the demonstration's projects differ most.
  const random = randomFrom(`cover 287 of ${seed}`);
  const one = <Choice>(among: readonly [Choice, ...Choice[]]): Choice =>
    among[Math.floor(random() * among.length)] ?? among[0];
  const [ground, lattice] = [one(coverGrounds), one(lattices)];
  return { ground, lattice, marks: Array.from({ length: 9 }, () => random() < 0.4) };
}

/** Dots that quarter turns and mirrors map onto each other are marked alike. */
function markAt([x, y]: Point): number {
  const [near, far] = [Math.abs(x), Math.abs(y)].sort((one, other) => one - other) as [number, number];
  return (far * (far + 1)) / 2 + near - 1;
}

/** How many dots from the middle to the rim; a diamond of 2 has 13 of them, of 4 has 41. */
function radiusFor(dots: number): number {
  let radius = 0;
  while (2 * radius * (radius + 1) + 1 < dots) radius++;
  return radius;
}

/**
 * The dots of a lattice: those of a diamond, ring by ring, in each ring by turns from opposite sides, so that few stand even
 * as well; then what the lattice has beyond the diamond, which is never taken and never moves what is.
 */
function dotsWithin(radius: number, lattice: Lattice): Point[] {
  const dots: Point[] = [[0, 0]];
  for (let ring = 1; ring <= radius; ring++)
    for (let step = 0; step < ring; step++)
      for (const side of [0, 2, 1, 3]) dots.push(turned([ring - step, step], side, false));
  for (let x = 1; x <= radius && radius <= 3; x++)
    for (let y = 1; y <= radius; y++)
      if (x + y > radius && isBeyond[lattice](x, y, radius))
        for (const side of [0, 2, 1, 3]) dots.push(turned([x, y], side, false));
  return dots;
}

/** Which dots of the square, outside the diamond, belong to a lattice: of a large one none, so that no picture weighs more. */
const isBeyond: Record<Lattice, (x: number, y: number, radius: number) => boolean> = {
  diamond: () => false,
  square: (x, y, radius) => x + y === radius + 1 || (x === radius && y === radius),
  octagon: (x, y, radius) => x + y === radius + 1,
  star: (x, y) => x === y,
};

function turned([x, y]: Point, quarters: number, isMirrored: boolean): Point {
  let point: Point = isMirrored ? [x, -y] : [x, y];
  for (let quarter = 0; quarter < quarters; quarter++) point = [-point[1], point[0]];
  return point;
}

function strokes(dots: readonly Point[]): string {
  return tight(dots.map(([x, y]) => `M${pair(x * gap, y * gap)}h0`).join(''));
}

/** One closed loop from behind the middle dot round those in one direction: along the grid first, then across it. */
function petal(at: number, turn: number, isMirrored: boolean): string {
  const ring = Math.floor(at / 8) + 1;
  const isAcross = at % 8 >= 4;
  const quarters = ([0, 2, 1, 3][at % 4] ?? 0) + turn;
  // Across the grid dots lie farther apart, and the diamond ends sooner.
  const reach = isAcross ? (ring / 2 + 0.35) * gap : (ring + 0.45) * gap;
  const width = isAcross ? gap * 0.95 : gap * 0.8;
  const back = -gap * 0.45;
  const positionOf = (along: number, aside: number) => {
    const point: Point = isAcross ? [along - aside, along + aside] : [along, aside];
    const [x, y] = turned(point, quarters, isMirrored);
    return pair(Math.round(x), Math.round(y));
  };
  const from = positionOf(isAcross ? back / 1.4 : back, 0);
  const to = positionOf(reach, 0);
  const side = (sign: number) => [
    positionOf(isAcross ? back / 1.4 : back, sign * width * (isAcross ? 0.6 : 1)),
    positionOf(reach, sign * width * (isAcross ? 0.6 : 1)),
  ];
  const [a, b] = side(1);
  const [c, d] = side(-1);
  return tight(`M${from}C${a} ${b} ${to}C${d} ${c} ${from}Z`);
}

function pair(x: number, y: number): string {
  return `${x} ${y}`;
}

/** A minus parts two numbers by itself. */
function tight(path: string): string {
  return path.replaceAll(' -', '-');
}

/** The attributes that give each part its colour. */
type Colours = { rest: string; line: string; dot: string; ground: string };

/** The inside of the picture's SVG, whose lines end round and are not filled. */
export function kolamMarkup({ loops, people, seats, rest, marked }: ProjectKolam, colours: Colours): string {
  const path = (d: string, colour: string, width: number) =>
    d && `<path ${colour} stroke-width="${width}" d="${d}"/>`;
  return (
    path(rest, colours.rest, 2) +
    path(marked, colours.rest, 4) +
    path(loops.join(''), colours.line, 1.1) +
    path(people, colours.dot, 4.4) +
    path(seats, colours.dot, 4.4) +
    path(seats, colours.ground, 2.2)
  );
}
