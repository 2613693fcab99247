import { useMemo } from 'react';
import { joinedKolams } from '#web/ui/kolam-pair.ts';

type Props = {
  /** Of the two signers. */
  seeds: readonly [string, string];
  className?: string;
};

/** Joins the small kolams of the two signers by one line once both have signed. The words stand next to them. */
export function JoinedKolams({ seeds: [one, other], className }: Props) {
  const { paths, dots, size, height } = useMemo(() => joinedKolams(one, other), [one, other]);
  return (
    <svg
      viewBox={`0 ${(size - height) / 2} ${size} ${height}`}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
      <g className="fill-genda" stroke="none">
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
        ))}
      </g>
    </svg>
  );
}
