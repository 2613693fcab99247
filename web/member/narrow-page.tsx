import type { ReactNode } from 'react';
import { Kolam } from '../ui/kolam.tsx';

type NarrowPageProps = { title: ReactNode; intro?: string; seed: string; children: ReactNode };

/** A page with one short form: a small kolam, a heading, the form. */
export function NarrowPage({ title, intro, seed, children }: NarrowPageProps) {
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-[27rem]">
        <Kolam seed={seed} radius={2} className="mb-6 size-20 text-genda" />
        <h1 className="text-title">{title}</h1>
        {intro && <p className="mt-3 text-lead text-soft">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
