import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** The opening of a section. The id names the section for screen readers and for links. */
export function SectionHead({
  id,
  title,
  children,
  className,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classes('max-w-2xl', className)}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children && <div className="mt-5 text-lead opacity-85">{children}</div>}
    </div>
  );
}
