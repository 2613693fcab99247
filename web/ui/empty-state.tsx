import type { ReactNode } from 'react';
import { Kolam } from './kolam.tsx';

/** For an empty list: a kolam that shows only its dots, and how to begin. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-card border border-line px-6 py-14 text-center">
      <Kolam seed="empty" radius={2} className="w-24 text-transparent" dotClass="fill-genda" />
      <div>{children}</div>
    </div>
  );
}
