import { useId } from 'react';
import { classes } from './classes.ts';

/** Two strands woven round a row of dots: the border that is drawn along a doorstep. */
export function KolamBand({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={classes('block w-full', className)} aria-hidden="true">
      <defs>
        <pattern id={id} width="40" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M0 10C6 3 14 3 20 10S34 17 40 10M0 10C6 17 14 17 20 10S34 3 40 10"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
          <circle cx="10" cy="10" r="1.8" className="fill-genda" />
          <circle cx="30" cy="10" r="1.8" className="fill-genda" />
        </pattern>
      </defs>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </svg>
  );
}
