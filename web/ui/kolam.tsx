import { type CSSProperties, useId, useMemo } from 'react';
import { classes } from './classes.ts';
import {
  glyph,
  type KolamShape,
  type KolamSymmetry,
  kolam,
  type Kolam as Picture,
  sizeOf,
  sizeOfGlyph,
} from './kolam.ts';
import { dotGap, kolamPicture } from './kolam-picture.ts';

type KolamProps = {
  seed: string;
  radius?: number;
  symmetry?: KolamSymmetry;
  shape?: KolamShape;
  /** Width of the line, in the units of the drawing (two dots are 20 apart). */
  stroke?: number;
  dots?: boolean;
  dotClass?: string;
  /** Seconds in which the line draws itself; without it the picture stands still. */
  drawFor?: number;
  /** More dots all round, which no line has joined yet; this is the class of their colour. */
  field?: string;
  className?: string;
  label?: string;
};

/** All dots as one shape: a page shows hundreds of them. Each is an arc that ends a hair before it began. */
function dotsPath(dots: Picture['dots'], radius: number): string {
  const r = round(radius);
  return dots.map(({ x, y }) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 0-.1z`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** More dots than the picture has, in all directions. */
function fieldMarkup(id: string, className: string, size: number, r: number): string {
  const [from, width] = [-size, size * 3];
  return (
    `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="${r}" class="${className}"/></pattern>` +
    `<rect x="${from}" y="${from}" width="${width}" height="${width}" fill="url(#${id})"/>`
  );
}

/** Dots that appear one after another. */
function dotsInTurn(dots: Picture['dots'], className: string, r: number): string {
  return dots
    .map(
      ({ x, y }, order) =>
        `<circle class="kolam-dot ${className}" style="--order:${order}" cx="${x}" cy="${y}" r="${r}"/>`,
    )
    .join('');
}

function linesMarkup(paths: string[], stroke: number): string {
  return paths
    .map((path) => `<path class="kolam-line" d="${path}" stroke-width="${stroke}" pathLength="1"/>`)
    .join('');
}

/**
 * The inside of an SVG, made when it is first read: on the server, or when the browser makes the element. A page that
 * is only taken over neither draws its pictures again nor goes through their parts. All of it is our own making.
 */
function inside(draw: () => string): { __html: string } {
  return {
    get __html() {
      return draw();
    },
  };
}

const drawings = new Map<string, string>();
/** Of two or three kilobytes each. Everybody who is here has one of their own in every page's frame. */
const mostDrawings = 2000;

/** A list of people draws the same kolams again for everybody who looks at it. */
function drawnOnce(key: string, draw: () => string): string {
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawing = draw();
  if (drawings.size >= mostDrawings) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}

/** A generated kolam in the colour of the text. Decoration unless it has a label. */
export function Kolam({
  seed,
  radius = 2,
  symmetry = 4,
  shape = 'diamond',
  stroke = 2,
  dots = true,
  dotClass = 'fill-genda',
  drawFor,
  field,
  className,
  label,
}: KolamProps) {
  const fieldId = useId();
  const size = sizeOf(shape, radius);
  const isDrawn = drawFor !== undefined;
  const r = round(stroke * 0.85);
  const drawing = useMemo(
    () =>
      inside(() => {
        if (!field && !isDrawn && dots)
          return drawnOnce([seed, radius, symmetry, shape, stroke, dotClass].join(' '), () => {
            const picture = kolam(seed, radius, symmetry, shape);
            return `<path class="${dotClass}" d="${dotsPath(picture.dots, r)}"/>${linesMarkup(picture.paths, stroke)}`;
          });
        const picture = kolam(seed, radius, symmetry, shape);
        const shown = isDrawn
          ? dotsInTurn(picture.dots, dotClass, r)
          : `<path class="${dotClass}" d="${dotsPath(picture.dots, r)}"/>`;
        return (
          (field ? fieldMarkup(fieldId, field, size, r) : '') +
          (dots ? shown : '') +
          linesMarkup(picture.paths, stroke)
        );
      }),
    [seed, radius, symmetry, shape, stroke, dots, dotClass, isDrawn, field, fieldId, size, r],
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={classes(isDrawn && 'kolam-drawing', field && 'overflow-visible', className)}
      style={drawFor ? ({ '--draw-for': `${drawFor}s` } as CSSProperties) : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={drawing}
    />
  );
}

/** The floors on which avatars are drawn, dark in both themes. */
const grounds = ['bg-step', 'bg-sindoor-cover', 'bg-patta-cover', 'bg-neel-cover'];
/** Few dots, so that the line is still a line on a floor of 40 pixels. */
const poses: { shape: KolamShape; fit: string }[] = [
  { shape: 'diamond', fit: 'size-[78%] rotate-45' },
  { shape: 'diamond', fit: 'size-[92%]' },
  { shape: 'square', fit: 'size-[66%]' },
];

function sumOf(seed: string): number {
  return [...seed].reduce((total, letter) => total + letter.charCodeAt(0), 0);
}

/** Stands for a person without a photo; always the same for the same person. */
export function KolamAvatar({ seed, className = 'size-12' }: { seed: string; className?: string }) {
  const sum = sumOf(seed);
  const { shape, fit } = poses[sum % poses.length] ?? { shape: 'diamond', fit: '' };
  return (
    <span
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-full text-on-step',
        grounds[sum % grounds.length],
        className,
      )}
    >
      <Kolam
        seed={seed}
        radius={2}
        symmetry={2}
        shape={shape}
        stroke={3.4}
        dotClass="fill-genda-cover"
        className={fit}
      />
    </span>
  );
}

/** A sign in the language of the kolam: one line round a few dots. */
export function KolamGlyph({
  shape,
  className = 'size-12',
}: {
  shape: readonly string[];
  className?: string;
}) {
  const size = sizeOfGlyph(shape);
  const drawing = useMemo(
    () =>
      inside(() => {
        const { paths, dots } = glyph(shape);
        return `${linesMarkup(paths, 3)}<path class="fill-sindoor" d="${dotsPath(dots, 2.8)}"/>`;
      }),
    [shape],
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={drawing}
    />
  );
}

/**
 * A pictorial kolam amid a field of dots that no line has joined, in the colour of the text. Where it stands says how far
 * apart the dots are (`--gap`, whole pixels), and in which colour the others are (`--field`).
 */
export function KolamPicture({
  rows,
  dotClass,
  className,
}: {
  rows: readonly string[];
  dotClass: string;
  className?: string;
}) {
  const columns = Math.max(...rows.map((row) => row.length));
  const drawing = useMemo(
    () =>
      inside(() => {
        const { line, dots } = kolamPicture(rows);
        return `<path class="kolam-dots ${dotClass}" d="${dots}"/><path class="kolam-line" d="${line}"/>`;
      }),
    [rows, dotClass],
  );
  const measures = {
    '--columns': columns,
    '--rows': rows.length,
    // With an even count the middle lies between two dots.
    '--shift-x': columns % 2 === 0 ? 0.5 : 0,
    '--shift-y': rows.length % 2 === 0 ? 0.5 : 0,
  } as CSSProperties;
  return (
    <div className={classes('kolam-field', className)} style={measures}>
      <svg
        viewBox={`0 0 ${columns * dotGap} ${rows.length * dotGap}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={drawing}
      />
    </div>
  );
}
