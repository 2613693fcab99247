import { classes } from './classes.ts';
import { kolam } from './kolam.ts';

export type Stage = 'dots' | 'line' | 'closed';

const picture = kolam('one-line', 2, 4);
const drawn: Record<Stage, number> = { dots: 0, line: 0.45, closed: 1 };

/** The same kolam three times on its way: dots alone, a line under way, the line closed. */
export function KolamStage({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <svg viewBox={`0 0 ${picture.size} ${picture.size}`} className={className} aria-hidden="true">
      {picture.paths.map((path) => (
        <path
          key={path}
          d={path}
          className={classes('kolam-line', stage === 'dots' && 'invisible')}
          strokeWidth="2.2"
          pathLength={1}
          strokeDasharray={stage === 'line' ? `${drawn.line} 1` : undefined}
        />
      ))}
      {picture.dots.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.4" className="fill-genda" />
      ))}
    </svg>
  );
}
