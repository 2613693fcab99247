import { home } from '#web/site/texts/en/home.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ThreadList } from '#web/ui/thread-list.tsx';

const { whatIs } = home;

export function WhatIs() {
  return (
    <section aria-labelledby="what-is" className="bg-sand">
      <div className="page-width grid gap-6 py-8 sm:gap-12 sm:py-20 lg:grid-cols-2 lg:gap-20 lg:py-28">
        <div>
          <SectionHead id="what-is" title={whatIs.title}>
            <p>{whatIs.text}</p>
          </SectionHead>
          <figure className="mt-6 sm:mt-12 border-s-4 border-genda ps-6">
            <blockquote className="text-heading">“{whatIs.quote}”</blockquote>
            <figcaption className="mt-3 text-small text-soft">{whatIs.quoteBy}</figcaption>
          </figure>
        </div>
        <ThreadList items={whatIs.points} />
      </div>
    </section>
  );
}
