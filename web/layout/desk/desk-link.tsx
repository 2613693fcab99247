import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { Link } from '#web/ui/link.tsx';
import type { loader } from './desk.tsx';

type DeskLinkProps = {
  to: string;
  right: StaffRight;
  children: ReactNode;
  /** Its text says nothing without the link. */
  isLinkAlone?: boolean;
};

/** A link to a part of the desk that may be closed to the reader: they get its text alone. */
export function DeskLink({ to, right, children, isLinkAlone = false }: DeskLinkProps) {
  const rights = useRouteLoaderData<typeof loader>('layout/desk/desk')?.rights ?? [];
  if (!rights.includes(right)) return isLinkAlone ? null : children;
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center justify-self-start">
      {children}
    </Link>
  );
}
