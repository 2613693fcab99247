import { type CSSProperties, useId, useMemo } from 'react';
import { classes } from './classes.ts';
import { glyph, type KolamShape, type KolamSymmetry, kolam, type Kolam as Picture } from './kolam.ts';

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

/** All dots as one shape: a page shows hundreds of them. */
function dotsPath(dots: Picture['dots'], radius: number): string {
  const r = Math.round(radius * 10) / 10;
  return dots
    .map(
      ({ x, y }) =>
        `M${Math.round((x - r) * 10) / 10} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`,
    )
    .join('');
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
  const picture = useMemo(() => kolam(seed, radius, symmetry, shape), [seed, radius, symmetry, shape]);
  const style = drawFor ? ({ '--draw-for': `${drawFor}s` } as CSSProperties) : undefined;
  const box = `0 0 ${picture.size} ${picture.size}`;
  const drawing = (
    <>
      {field && (
        <>
          <pattern id={fieldId} width="20" height="20" patternUnits="userSpaceOnUse">
            <circle cx="10" cy="10" r={stroke * 0.85} className={field} />
          </pattern>
          <rect
            x={-picture.size}
            y={-picture.size}
            width={picture.size * 3}
            height={picture.size * 3}
            fill={`url(#${fieldId})`}
          />
        </>
      )}
      {dots && drawFor === undefined && (
        <path className={dotClass} d={dotsPath(picture.dots, stroke * 0.85)} />
      )}
      {dots &&
        drawFor !== undefined &&
        picture.dots.map(({ x, y }, order) => (
          <circle
            key={`${x},${y}`}
            className={classes('kolam-dot', dotClass)}
            style={{ '--order': order } as CSSProperties}
            cx={x}
            cy={y}
            r={stroke * 0.85}
          />
        ))}
      {picture.paths.map((path) => (
        <path key={path} className="kolam-line" d={path} strokeWidth={stroke} pathLength={1} />
      ))}
    </>
  );
  const look = classes(drawFor !== undefined && 'kolam-drawing', field && 'overflow-visible', className);
  return label ? (
    <svg viewBox={box} className={look} style={style} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg viewBox={box} className={look} style={style} aria-hidden="true">
      {drawing}
    </svg>
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
  const { paths, dots, size } = glyph(shape);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} className="kolam-line" d={path} strokeWidth="3" />
      ))}
      <path className="fill-sindoor" d={dotsPath(dots, 2.8)} />
    </svg>
  );
}
