import { randomFrom } from './kolam-grid.ts';

/** What the kolam of a project says: its people, its open seats, and its accepted milestones. */
export type Grown = { people: number; seats: number; loops: number };

export type ProjectKolam = {
  /** The picture fills a square from minus half this number to half of it. */
  size: number;
  /** Closed curves, the first milestone's first. */
  loops: string[];
  /** Dots as strokes without length: round ends make them round. */
  people: string;
  seats: string;
  /** Places of the grid that nobody has taken. */
  rest: string;
};

/** Between two dots. Small numbers make small pictures. */
export const kolamGap = 12;
const gap = kolamGap;
/** Beyond these a picture would be no picture any more, and no small one; the words beside it count on. */
const mostDots = 41;
const mostLoops = 24;

type Point = readonly [x: number, y: number];

/**
 * The picture that grows: dots are taken from the middle outwards, and the loops are petals round the middle, eight to a
 * ring, of which each reaches one dot farther than the ring before. Where a dot or a loop lies depends on the seed and its
 * own number alone, so nothing that stands ever moves or goes when something is added.
 */
export function projectKolam(seed: string, grown: Grown): ProjectKolam {
  const random = randomFrom(`project ${seed}`);
  const turn = Math.floor(random() * 4);
  const isMirrored = random() < 0.5;
  const people = Math.min(grown.people, mostDots);
  const seats = Math.min(grown.seats, mostDots - people);
  const loops = Math.min(grown.loops, mostLoops);
  const radius = Math.max(2, radiusFor(people + seats), Math.ceil(loops / 8));
  const dots = dotsWithin(radius).map((dot) => turned(dot, turn, isMirrored));
  return {
    size: (radius * 2 + 1) * gap,
    loops: Array.from({ length: loops }, (_, at) => petal(at, turn, isMirrored)),
    people: strokes(dots.slice(0, people)),
    seats: strokes(dots.slice(people, people + seats)),
    rest: strokes(dots.slice(people + seats)),
  };
}

/** How many dots from the middle to the rim; a diamond of 2 has 13 of them, of 4 has 41. */
function radiusFor(dots: number): number {
  let radius = 0;
  while (2 * radius * (radius + 1) + 1 < dots) radius++;
  return radius;
}

/** The dots of a diamond, ring by ring; in each ring by turns from opposite sides, so that few stand even as well. */
function dotsWithin(radius: number): Point[] {
  const dots: Point[] = [[0, 0]];
  for (let ring = 1; ring <= radius; ring++)
    for (let step = 0; step < ring; step++)
      for (const side of [0, 2, 1, 3]) dots.push(turned([ring - step, step], side, false));
  return dots;
}

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
  const place = (along: number, aside: number) => {
    const point: Point = isAcross ? [along - aside, along + aside] : [along, aside];
    const [x, y] = turned(point, quarters, isMirrored);
    return pair(Math.round(x), Math.round(y));
  };
  const from = place(isAcross ? back / 1.4 : back, 0);
  const to = place(reach, 0);
  const side = (sign: number) => [
    place(isAcross ? back / 1.4 : back, sign * width * (isAcross ? 0.6 : 1)),
    place(reach, sign * width * (isAcross ? 0.6 : 1)),
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
export function kolamMarkup({ loops, people, seats, rest }: ProjectKolam, colours: Colours): string {
  const path = (d: string, colour: string, width: number) =>
    d && `<path ${colour} stroke-width="${width}" d="${d}"/>`;
  return (
    path(rest, colours.rest, 2) +
    path(loops.join(''), colours.line, 1.1) +
    path(people, colours.dot, 4.4) +
    path(seats, colours.dot, 4.4) +
    path(seats, colours.ground, 2.2)
  );
}
