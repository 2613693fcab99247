import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A figure and what it counts; stands in a <dl>. */
export function Stat({
  value,
  label,
  large,
  className,
}: {
  value: ReactNode;
  label: ReactNode;
  large?: boolean;
  className?: string;
}) {
  return (
    <div className={classes('flex flex-col-reverse justify-end border-l border-current/25 pl-5', className)}>
      <dt className="opacity-80">{label}</dt>
      <dd
        className={
          large ? 'text-display whitespace-nowrap tabular-nums' : 'text-title whitespace-nowrap tabular-nums'
        }
      >
        {value}
      </dd>
    </div>
  );
}
