import type { ReactNode } from 'react';
import { Kolam } from '#web/ui/kolam.tsx';

type NarrowPageProps = { title: ReactNode; intro?: string; seed: string; children: ReactNode };

/** A page with one short form: a heading, the form, and a kolam above them, or next to them on a wide screen. */
export function NarrowPage({ title, intro, seed, children }: NarrowPageProps) {
  return (
    <div className="page-width grid items-center gap-x-24 py-10 sm:py-16 lg:grid-cols-[27rem_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-[27rem] lg:mx-0">
        <Kolam seed={seed} radius={2} className="mb-6 size-20 text-genda lg:hidden" />
        <h1 className="text-title">{title}</h1>
        {intro && <p className="mt-3 text-lead text-soft">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="hidden place-items-center self-stretch rounded-card bg-step p-12 lg:grid">
        <Kolam seed={seed} radius={3} className="w-80 max-w-full text-genda" />
      </div>
    </div>
  );
}
