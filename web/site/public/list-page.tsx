import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type ListPageProps = {
  headline: string;
  intro: string;
  children: ReactNode;
  /** The link with which a visitor can add an entry to the list. */
  end: { title: string; text: string; act: string; to: string };
};

/** A page of all that everybody may see of one kind. */
export function ListPage({ headline, intro, children, end }: ListPageProps) {
  return (
    <>
      <section className="page-width grid items-end gap-x-16 gap-y-6 pt-10 pb-10 lg:grid-cols-[3fr_2fr] lg:pt-20 lg:pb-14">
        <h1 className="text-display">{headline}</h1>
        <p className="max-w-[28rem] text-lead text-soft">{intro}</p>
      </section>
      <section aria-labelledby="all" className="bg-sand">
        {children}
      </section>
      <section
        aria-labelledby="yours"
        className="page-width flex flex-col gap-8 py-16 lg:flex-row lg:items-end lg:justify-between lg:py-24"
      >
        <SectionHead id="yours" title={end.title}>
          <p>{end.text}</p>
        </SectionHead>
        <ButtonLink prefetch="none" to={end.to} className="self-start lg:self-auto">
          {end.act}
        </ButtonLink>
      </section>
    </>
  );
}
