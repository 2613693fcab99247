import type { ComponentProps } from 'react';

const looks =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-neel [&::-moz-progress-bar]:bg-neel';

/** How much of something is done. Name it with aria-labelledby. */
export function ProgressBar({ className = '', ...rest }: ComponentProps<'progress'>) {
  return <progress {...rest} className={`${looks} ${className}`} />;
}
