import { useMemo } from 'react';
import { kolam } from '../../ui/kolam.ts';

type Props = {
  /** Of the two signers. */
  seeds: readonly [string, string];
  className?: string;
};

/** Between the two pictures, in the units of the drawing. */
const gap = 24;

/** The small kolams of the two signers, joined by one line once both have signed. The words stand beside them. */
export function JoinedKolams({ seeds: [one, other], className }: Props) {
  const { size, left, right, line } = useMemo(() => {
    const [left, right] = [kolam(one, 1), kolam(other, 1)];
    const { size } = left;
    const middle = size / 2;
    const line = `M${middle} ${middle}C${size} ${middle} ${size} ${size + gap / 2} ${size + gap / 2} ${middle}S${size + gap} ${middle} ${size + gap + middle} ${middle}`;
    return { size, left, right, line };
  }, [one, other]);
  return (
    <svg
      viewBox={`0 0 ${size * 2 + gap} ${size}`}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      {left.paths.map((d) => (
        <path key={d} d={d} />
      ))}
      <g transform={`translate(${size + gap} 0)`}>
        {right.paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={line} className="stroke-genda" />
    </svg>
  );
}
