import { sitePaths } from '#contract/site/paths.ts';
import { figures as figureWords } from '#web/figures/texts/en/figures.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { launchpad } from '#web/site/texts/en/launchpad.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { KolamGlyph } from '#web/ui/kolam.tsx';
import { KolamPlayer } from '#web/ui/kolam-player.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import type { Route } from './+types/launchpad';
import { Goals } from './goals.tsx';
import { keptForAll } from './kept-for-all.ts';

const { hero, player, figures, features, questions, closing } = launchpad;
const autoPlayDelay = 1000;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: launchpad.title,
    description: launchpad.description,
    path: sitePaths.launchpad,
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

export const headers = keptForAll;

export function loader({ context }: Route.LoaderArgs) {
  return { figures: context.get(pageContext).figures };
}

export default function Launchpad({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="on-step bg-step text-on-step">
        <div className="page-width grid items-center gap-x-12 gap-y-10 pt-10 pb-12 lg:grid-cols-[5fr_6fr] lg:pt-16 lg:pb-14">
          <div className="flex flex-col items-start">
            <h1 className="max-w-[min(5.3em,100%)] text-display">{hero.headline}</h1>
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
          <div className="grid gap-x-10 gap-y-6 border-t border-step-line pt-8 lg:col-span-2">
            <div className="flex flex-col gap-x-10 gap-y-1.5 lg:flex-row lg:items-baseline lg:justify-between">
              <h2 id="figures" className="text-heading">
                {figures.title}
              </h2>
              <p className="text-small text-step-soft">
                {figures.note} {figureWords.note(figures.entries, loaderData.figures)}
              </p>
            </div>
            <Goals
              goals={figures.entries}
              counted={loaderData.figures}
              size="small"
              className="grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-4 lg:grid-cols-7"
            />
          </div>
        </div>
      </section>

      <section aria-labelledby="features" className="bg-sand">
        <div className="page-width py-14 sm:py-20 lg:py-28">
          <SectionHead id="features" title={features.title} />
          <ul className="mt-12 grid gap-4 sm:grid-cols-2">
            {features.cards.map(({ title, text, detail, shape, ...card }) => (
              <li
                key={title}
                className="flex gap-6 rounded-card bg-raised p-6 sm:flex-col sm:gap-5 sm:p-8 lg:flex-row lg:gap-6"
              >
                <KolamGlyph shape={shape} className="size-12 shrink-0 text-neel sm:size-16" />
                <div>
                  <h3 className="text-heading">{title}</h3>
                  <p className="mt-2 font-medium">{text}</p>
                  <p className="mt-2 text-soft">{detail}</p>
                  {'more' in card && (
                    <TextLink to={card.more.to} className="mt-1 inline-flex min-h-11 items-center">
                      {card.more.label}
                    </TextLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section
        aria-labelledby="questions"
        className="page-width grid gap-x-16 gap-y-8 pt-14 sm:pt-20 lg:grid-cols-[2fr_3fr] lg:pt-28"
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
        className="page-width flex flex-col gap-8 py-14 sm:py-20 lg:flex-row lg:items-end lg:justify-between lg:py-28"
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
