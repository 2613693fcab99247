import { home } from '#texts/home.ts';
import { KolamAvatar } from '../../ui/kolam.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stars } from '../../ui/stars.tsx';

const { testimonials } = home;
const offsets = ['', 'lg:mt-14', 'lg:mt-6'];

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="bg-sand">
      <div className="page-width py-20 lg:py-28">
        <SectionHead id="voices" title={testimonials.title} />
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {testimonials.entries.map(({ name, role, text, stars }, index) => (
            <li key={name} className={offsets[index]}>
              <figure className="flex h-full flex-col rounded-card bg-raised p-7">
                <Stars count={stars} label={`${stars} out of 5 stars`} />
                <blockquote className="mt-5 grow text-lead">“{text}”</blockquote>
                <figcaption className="mt-8 flex items-center gap-4">
                  <KolamAvatar seed={name} />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-small text-soft">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-small text-soft">{testimonials.note}</p>
      </div>
    </section>
  );
}
