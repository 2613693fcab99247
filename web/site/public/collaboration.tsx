import { organisationPaths } from '#contract/organisations/paths.ts';
import { getCollaborators } from '#contract/organisations/public-calls.ts';
import type { Collaborator } from '#contract/organisations/public-shapes.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { figures as figureWords, type Goal } from '#web/figures/texts/en/figures.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { collaboration } from '#web/site/texts/en/collaboration.ts';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Kolam } from '#web/ui/kolam.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Stat } from '#web/ui/stat.tsx';
import type { Route } from './+types/collaboration';
import { askForAll } from './ask-for-all.ts';
import { PartnerList } from './collaboration/partner-list.tsx';
import { keptForAll } from './kept-for-all.ts';

const { head, opportunities, network, partners, figures, closing } = collaboration;
/** With so many real ones a list shows no invented ones. */
const enoughReal = 3;
const doors = ['bg-step text-on-step', 'bg-marigold text-on-marigold', 'bg-neel-tint text-ink'];
const symmetries = [8, 4, 2] as const;
const shapes = ['diamond', 'octagon', 'square'] as const;
const dotColours = ['fill-genda', 'fill-marigold-dot', 'fill-sindoor'];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: collaboration.title,
    description: collaboration.description,
    path: sitePaths.collaboration,
    image: '/share/collaboration.png',
  });

export const headers = keptForAll;

export async function loader({ context }: Route.LoaderArgs) {
  const { institutions, companies, partners: others } = await askForAll(context, getCollaborators, {});
  return {
    figures: context.get(pageContext).figures,
    lists: [
      { wide: false, ...withSamples(partners.companies, companies) },
      { wide: true, ...withSamples(partners.institutions, institutions) },
      { wide: true, ...withSamples({ title: partners.others.title, entries: [] }, others) },
    ].filter(({ entries }) => entries.length > 0),
  };
}

type Samples = { title: string; entries: readonly { name: string; location?: string; subtitle?: string }[] };

/** The organisations that agreed to stand here, and invented ones below them until there are three. */
function withSamples({ title, entries }: Samples, real: readonly Collaborator[]) {
  const shown = real.map(({ slug, name, city }) => ({
    name,
    detail: city,
    to: organisationPaths.organisation(slug),
  }));
  const samples = shown.length < enoughReal ? entries : [];
  return {
    title,
    entries: [
      ...shown,
      ...samples.map(({ name, location, subtitle }) => ({
        name,
        detail: location ?? subtitle ?? '',
        to: '',
      })),
    ],
  };
}

export default function Collaboration({ loaderData }: Route.ComponentProps) {
  const { lists } = loaderData;
  const hasSamples = lists.some(({ entries }) => entries.some(({ to }) => to === ''));
  const goals: Goal[] = figures.entries.map(({ target, suffix, ...rest }) => ({
    value: `${target}${suffix}`,
    ...rest,
  }));
  return (
    <>
      <section className="page-width grid items-end gap-x-16 gap-y-6 pt-10 pb-12 lg:grid-cols-[7fr_3fr] lg:pt-20 lg:pb-24">
        <h1 className="text-display">
          {head.headline.map((sentence) => (
            <span key={sentence} className="block lg:whitespace-nowrap">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="max-w-[34rem] text-lead text-soft">{head.description}</p>
      </section>

      <section aria-labelledby="opportunities" className="page-width pb-14 sm:pb-20 lg:pb-28">
        <h2 id="opportunities" className="text-heading">
          {opportunities.title}
        </h2>
        <ul className="mt-6 grid gap-4 lg:grid-cols-3">
          {opportunities.kinds.map(({ id, title, text, benefits }, index) => (
            <li
              key={id}
              className={`rounded-card p-7 pb-9 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-9 lg:block ${doors[index]}`}
            >
              <Kolam
                seed={`${id}-door`}
                radius={3}
                stroke={1.9}
                symmetry={symmetries[index]}
                shape={shapes[index]}
                className="w-44"
                dotClass={dotColours[index]}
              />
              <div className="mt-8 sm:mt-0 lg:mt-8">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2 lg:min-h-[3lh]">{text}</p>
                <ul className="mt-6 flex flex-col border-t border-current/25">
                  {benefits.map((benefit) => (
                    <li key={benefit} className="border-b border-current/25 py-3">
                      {benefit}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="network" className="bg-sand">
        <div className="page-width grid gap-x-20 gap-y-12 py-14 sm:py-20 lg:grid-cols-2 lg:py-28">
          <div>
            <SectionHead id="network" title={network.title}>
              <p>{network.text}</p>
            </SectionHead>
            <p className="mt-10 flex flex-wrap items-end gap-4">
              <span className="text-[clamp(4.5rem,3rem+7vw,8.5rem)] leading-[0.8] font-extrabold tracking-tighter text-neel">
                <CountUp target={network.colleges.target} suffix={network.colleges.suffix} />
              </span>
              <span className="max-w-40 leading-snug">{network.colleges.label}</span>
            </p>
          </div>
          <dl className="self-center">
            {network.benefits.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-6 first:border-0">
                <dt className="text-heading">{title}</dt>
                <dd className="mt-1.5 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section aria-label={partners.companies.title} className="page-width py-14 sm:py-20 lg:py-28">
        {hasSamples && <p className="mb-8 max-w-text text-soft lg:mb-10">{partners.note}</p>}
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[2fr_3fr]">
          {lists.map(({ title, wide, entries }) => (
            <PartnerList key={title} title={title} wide={wide} mark={partners.mark} entries={entries} />
          ))}
        </div>
        <p className="mt-8">
          <TextLink to={partners.more.to} className="inline-flex min-h-11 items-center">
            {partners.more.label}
          </TextLink>
        </p>
      </section>

      <section aria-labelledby="figures" className="on-step bg-step text-on-step">
        <div className="page-width py-14 sm:py-20 lg:py-24">
          <SectionHead id="figures" title={figures.title}>
            <p className="text-step-soft">
              {figures.note} {figureWords.note(goals, loaderData.figures)}
            </p>
          </SectionHead>
          <dl className="mt-12 grid grid-cols-2 gap-y-10 lg:grid-cols-4">
            {figures.entries.map(({ target, suffix, label }, index) => (
              <Stat
                key={label}
                value={<CountUp target={target} suffix={suffix} again />}
                label={label}
                today={goals[index] && figureWords.today(goals[index], loaderData.figures)}
              />
            ))}
          </dl>
        </div>
      </section>

      <section
        aria-labelledby="bring"
        className="page-width flex flex-col gap-8 py-14 sm:py-20 lg:flex-row lg:items-center lg:justify-between lg:py-28"
      >
        <SectionHead id="bring" title={closing.title} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={closing.write.to}>{closing.write.label}</ButtonLink>
          <ButtonLink look="quiet" to={closing.join.to}>
            {closing.join.label}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
