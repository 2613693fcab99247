import { type CSSProperties, useMemo } from 'react';
import { classes } from './classes.ts';
import { type KolamSymmetry, kolam } from './kolam.ts';

type KolamProps = {
  seed: string;
  radius?: number;
  symmetry?: KolamSymmetry;
  /** Width of the line, in the units of the drawing (two dots are 20 apart). */
  stroke?: number;
  dots?: boolean;
  dotClass?: string;
  /** Seconds in which the line draws itself; without it the picture stands still. */
  drawFor?: number;
  className?: string;
  label?: string;
};

/** A generated kolam in the colour of the text. Decoration unless it has a label. */
export function Kolam({
  seed,
  radius = 2,
  symmetry = 4,
  stroke = 2,
  dots = true,
  dotClass = 'fill-genda',
  drawFor,
  className,
  label,
}: KolamProps) {
  const picture = useMemo(() => kolam(seed, radius, symmetry), [seed, radius, symmetry]);
  const style = drawFor ? ({ '--draw-for': `${drawFor}s` } as CSSProperties) : undefined;
  const box = `0 0 ${picture.size} ${picture.size}`;
  const shape = (
    <>
      {dots &&
        picture.dots.map(({ x, y }, order) => (
          <circle
            key={`${x},${y}`}
            className={classes('kolam-dot', dotClass)}
            style={drawFor ? ({ '--order': order } as CSSProperties) : undefined}
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
  const className_ = classes(drawFor !== undefined && 'kolam-drawing', className);
  return label ? (
    <svg viewBox={box} className={className_} style={style} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg viewBox={box} className={className_} style={style} aria-hidden="true">
      {shape}
    </svg>
  );
}

/** Stands for a person without a photo; always the same for the same person. */
export function KolamAvatar({ seed, className = 'size-12' }: { seed: string; className?: string }) {
  return (
    <span className={classes('inline-flex shrink-0 rounded-full bg-step p-[14%] text-on-step', className)}>
      <Kolam seed={seed} radius={2} stroke={3.4} className="size-full rotate-45" />
    </span>
  );
}
