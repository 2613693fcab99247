import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const sizes = {
  small: 'text-[1.75rem] leading-tight font-bold tracking-tight sm:text-[2.125rem]',
  usual: 'text-title',
  large: 'text-display',
} as const;

/** A figure, what it counts, and how much of it there is today; stands in a <dl>. */
export function Stat({
  value,
  label,
  today,
  size = 'usual',
  className,
}: {
  value: ReactNode;
  label: ReactNode;
  today?: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <div className={classes('flex flex-col border-s border-current/25 ps-3 sm:ps-5', className)}>
      <dt className="order-2 leading-snug opacity-80">{label}</dt>
      <dd className={classes('order-1 whitespace-nowrap tabular-nums', sizes[size])}>{value}</dd>
      {today && <dd className="order-3 mt-1 text-small font-semibold tabular-nums">{today}</dd>}
    </div>
  );
}
