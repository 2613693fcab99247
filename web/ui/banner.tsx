import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

const looks = {
  danger: { box: 'border-sindoor bg-sindoor-tint', role: 'alert' },
  success: { box: 'border-patta bg-patta-tint', role: 'status' },
  note: { box: 'border-genda bg-genda-tint', role: 'status' },
} as const;

export type BannerProps = {
  look?: keyof typeof looks;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Tells the outcome of something that was tried. Screen readers hear it at once. */
export function Banner({ look = 'danger', children, className, ref }: BannerProps) {
  const { box, role } = looks[look];
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={-1}
      className={classes('rounded-card border-s-4 px-4 py-3 text-ink font-medium', box, className)}
    >
      {children}
    </div>
  );
}
