import { launchpad } from '#texts/launchpad.ts';
import { paths } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import { Accordion } from '../ui/accordion.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { KolamGlyph } from '../ui/kolam.tsx';
import { KolamPlayer } from '../ui/kolam-player.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Stat } from '../ui/stat.tsx';
import type { Route } from './+types/launchpad';

const { hero, player, figures, features, questions, closing } = launchpad;
const autoPlayDelay = 1000;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: launchpad.title,
    description: launchpad.description,
    path: paths.launchpad,
    image: '/share/launchpad.png',
    structured: [
      {
        '@type': 'FAQPage',
        mainEntity: questions.entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });

export default function Launchpad() {
  return (
    <>
      <section className="on-step bg-step text-on-step">
        <div className="page-width grid items-center gap-12 py-14 lg:grid-cols-[5fr_6fr] lg:py-20">
          <div className="flex flex-col items-start">
            <h1 className="max-w-[5.3em] text-display">{hero.headline}</h1>
            <p className="mt-6 max-w-[32rem] text-lead text-step-soft">{hero.description}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink look="bright" to={hero.start.to}>
                {hero.start.label}
              </ButtonLink>
              <ButtonLink look="quiet" to={hero.stories.to}>
                {hero.stories.label}
              </ButtonLink>
            </div>
          </div>
          <KolamPlayer label={player.label} acts={player.acts} words={player} startAfter={autoPlayDelay} />
        </div>
      </section>

      <section aria-labelledby="figures" className="page-width py-20 lg:py-28">
        <SectionHead id="figures" title={figures.title}>
          <p>{figures.note}</p>
        </SectionHead>
        <dl className="mt-12 grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4">
          {figures.entries.map(({ value, label }, index) => (
            <Stat
              key={label}
              value={value}
              label={label}
              large={index === 0}
              className={index === 0 ? 'col-span-2 sm:col-span-1 sm:row-span-2' : undefined}
            />
          ))}
        </dl>
      </section>

      <section aria-labelledby="features" className="bg-sand">
        <div className="page-width py-20 lg:py-28">
          <SectionHead id="features" title={features.title} />
          <ul className="mt-12 grid gap-4 sm:grid-cols-2">
            {features.cards.map(({ title, text, detail, shape }) => (
              <li
                key={title}
                className="flex gap-6 rounded-card bg-raised p-6 sm:flex-col sm:gap-5 sm:p-8 lg:flex-row lg:gap-6"
              >
                <KolamGlyph shape={shape} className="size-12 shrink-0 text-neel sm:size-16" />
                <div>
                  <h3 className="text-heading">{title}</h3>
                  <p className="mt-2 font-medium">{text}</p>
                  <p className="mt-2 text-soft">{detail}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section
        aria-labelledby="questions"
        className="page-width grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-[2fr_3fr] lg:pt-28"
      >
        <SectionHead id="questions" title={questions.title} />
        <Accordion
          entries={questions.entries.map(({ question, answer }) => ({
            title: question,
            content: <p className="max-w-text text-soft">{answer}</p>,
          }))}
        />
      </section>

      <section
        aria-labelledby="begin"
        className="page-width flex flex-col gap-8 py-20 lg:flex-row lg:items-end lg:justify-between lg:py-28"
      >
        <SectionHead id="begin" title={closing.title}>
          <p>{closing.text}</p>
        </SectionHead>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={hero.start.to}>{hero.start.label}</ButtonLink>
          <ButtonLink look="quiet" to={hero.stories.to}>
            {hero.stories.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
