import { about } from '#texts/about.ts';
import { SectionHead } from '../../ui/section-head.tsx';

const { unique } = about;

export function Unique() {
  return (
    <section id="unique" aria-labelledby="unique-title" className="page-width py-20 lg:py-28">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_5fr]">
        <SectionHead id="unique-title" title={unique.title} className="lg:sticky lg:top-24 lg:self-start" />
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {unique.cards.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink py-7">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
