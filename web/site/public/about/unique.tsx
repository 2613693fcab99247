import { about } from '#web/site/texts/en/about.ts';
import { KolamGlyph } from '#web/ui/kolam.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const { unique } = about;

export function Unique() {
  return (
    <section id="unique" aria-labelledby="unique-title" className="page-width py-14 sm:py-20 lg:py-28">
      <SectionHead id="unique-title" title={unique.title} />
      <ul className="mt-8 border-b border-line sm:mt-12">
        {unique.cards.map(({ title, text, shape }) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] items-start gap-x-5 gap-y-1.5 border-t border-line py-5 lg:grid-cols-[4rem_2fr_3fr] lg:items-center lg:gap-x-8 lg:py-6"
          >
            <KolamGlyph shape={shape} className="row-span-2 size-11 text-neel lg:row-span-1 lg:size-12" />
            <h3 className="text-heading">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
