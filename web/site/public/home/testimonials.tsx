import { home } from '#web/site/texts/en/home.ts';
import { Badge } from '#web/ui/card.tsx';
import { KolamAvatar } from '#web/ui/kolam.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SnapRow } from '#web/ui/snap-row.tsx';
import { Stars } from '#web/ui/stars.tsx';

const { testimonials } = home;
const offsets = ['', 'lg:mt-14', 'lg:mt-6'];

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="bg-sand">
      <div className="page-width py-8 sm:py-20 lg:py-28">
        <SectionHead id="voices" title={testimonials.title}>
          <p>{testimonials.note}</p>
        </SectionHead>
        <SnapRow
          label={testimonials.title}
          wide="columns"
          className="mt-6 sm:mt-10"
          items={testimonials.entries.map(({ name, role, text, stars }, index) => ({
            key: name,
            className: offsets[index],
            content: (
              <figure className="flex h-full flex-col rounded-card bg-raised p-5 sm:p-6 lg:p-7">
                <p className="flex items-center justify-between gap-4">
                  <Badge look="sample">{testimonials.mark}</Badge>
                  <Stars count={stars} label={testimonials.stars(stars)} />
                </p>
                <blockquote className="mt-4 grow max-sm:leading-snug sm:mt-5 sm:text-lead">
                  “{text}”
                </blockquote>
                <figcaption className="mt-5 flex items-center gap-4 lg:mt-8">
                  <KolamAvatar seed={name} />
                  <span>
                    <PersonName name={name} className="block font-semibold" />
                    <span className="block text-small text-soft">{role}</span>
                  </span>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
