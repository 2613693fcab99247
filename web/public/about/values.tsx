import { about } from '#texts/about.ts';
import { SectionHead } from '../../ui/section-head.tsx';

const { values } = about;
const tints = ['text-neel', 'text-sindoor', 'text-patta'];

export function Values() {
  return (
    <section id="about" aria-labelledby="values" className="bg-sand">
      <div className="page-width py-20 lg:py-28">
        <SectionHead id="values" title={values.title} />
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {values.cards.map(({ title, text }, index) => (
            <li key={title} className="rounded-card bg-raised p-7 pt-6">
              <svg viewBox="0 0 120 40" className={`h-11 w-auto ${tints[index]}`} aria-hidden="true">
                <path
                  d={knots[index]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3"
                  strokeLinecap="round"
                />
                {[20, 60, 100].slice(0, index + 1).map((x) => (
                  <circle key={x} cx={x} cy="20" r="4" className="fill-genda" />
                ))}
              </svg>
              <h3 className="mt-5 text-heading">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One, two and three dots with a line round them. */
const knots = [
  'M20 4a16 16 0 1 0 .1 0',
  'M40 20C34 10 28 4 20 4a16 16 0 0 0 0 32c8 0 14-6 20-16S52 4 60 4a16 16 0 0 1 0 32c-8 0-14-6-20-16',
  'M40 20C34 10 28 4 20 4a16 16 0 0 0 0 32c8 0 14-6 20-16S52 4 60 4s14 6 20 16 12 16 20 16a16 16 0 0 0 0-32c-8 0-14 6-20 16s-12 16-20 16-14-6-20-16',
];
