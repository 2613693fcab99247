import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classes('rounded-card border border-line bg-raised p-5 sm:p-7', className)} />
  );
}

const badgeLooks = {
  neel: 'border-transparent bg-neel-tint text-neel',
  genda: 'border-transparent bg-genda-tint text-genda-ink',
  patta: 'border-transparent bg-patta-tint text-patta',
  sindoor: 'border-transparent bg-sindoor-tint text-sindoor',
  sample: 'border-dashed border-current text-soft',
} as const;

export function Badge({
  look = 'neel',
  className,
  ...rest
}: ComponentProps<'span'> & { look?: keyof typeof badgeLooks }) {
  return (
    <span
      {...rest}
      className={classes(
        'badge inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-small font-semibold leading-tight',
        badgeLooks[look],
        className,
      )}
    />
  );
}
