import { data } from 'react-router';
import { applicationPaths } from '#contract/applications/paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { getOpportunity } from '#contract/opportunities/calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { OpenOpportunityBody } from '#contract/opportunities/shapes.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import {
  publicOpportunitiesTexts,
  publicOpportunityTexts as texts,
} from '#web/opportunities/texts/en/public-opportunities.ts';
import { givesLine, kindLabels, seatsWords } from '#web/opportunities/texts/en/values.ts';
import { ProjectGlyph } from '#web/projects/shown/project-glyph.tsx';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { ShareButton } from '#web/stories/public/share-button.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { type Foreign, LanguageMark } from '#web/ui/language-mark.tsx';
import { Link } from '#web/ui/link.tsx';
import { TeamDots } from '../shown/team-dots.tsx';
import { TermFacts, TermTexts } from '../shown/terms.tsx';
import type { Route } from './+types/opportunity';
import { jobPosting } from './job-posting.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const one = await askForAll(context, getOpportunity, { opportunitySlug: params.slug });
    const foreign = inLanguage(`${one.title} ${one.wouldDo}`, one.project.language);
    return data({ ...one, foreign }, 200);
  } catch (error) {
    const isMissing =
      error instanceof Refusal && ['opportunity_unknown', 'general_argument_invalid'].includes(error.code);
    if (isMissing) return data(null, 404);
    throw error;
  }
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData: one }) => {
  if (!one)
    return pageMeta(matches, {
      title: texts.missing.title,
      description: publicOpportunitiesTexts.description,
      path: opportunityPaths.opportunities,
      noindex: true,
    });
  const posting = jobPosting(one);
  return pageMeta(matches, {
    title: `${one.title}, ${one.project.name}`,
    description: `${givesLine(one)}. ${one.wouldDo}`.replace(/\s+/g, ' ').slice(0, 200),
    path: opportunityPaths.opportunity(one.slug),
    image: `/share/opportunity/${one.slug}.png`,
    noindex: one.state !== 'live',
    ...(posting && { structured: [posting] }),
  });
};

/** An opportunity as everyone sees it. */
export default function Opportunity({ loaderData: one }: Route.ComponentProps) {
  if (!one) return <Missing />;
  const { project, state, foreign } = one;
  return (
    <article>
      <div className="bg-step text-on-step">
        <div className="page-width grid items-center gap-8 py-10 sm:grid-cols-[minmax(0,1fr)_auto] lg:py-16">
          <div className="min-w-0">
            <p className="text-small text-step-soft">
              {kindLabels[one.kind]} · {texts.of(project.name)}
            </p>
            <h1 lang={foreign?.lang} className="mt-2 text-title text-balance break-words hyphens-auto">
              {one.title}
            </h1>
            <LanguageMark foreign={foreign} />
            <p className="mt-2 text-small text-step-soft">{texts.behindBy(one.verified)}</p>
            <p className="mt-3 text-lead">{givesLine(one)}</p>
            {one.openSeats > 0 && (
              <p className="mt-1 text-small text-step-soft">{seatsWords(one.openSeats)}</p>
            )}
            {state === 'live' && (
              <ButtonLink to={applicationPaths.apply(one.slug)} look="bright" className="act-first mt-5">
                {texts.apply}
              </ButtonLink>
            )}
          </div>
          <ProjectGlyph
            seed={project.slug}
            grown={project.kolam}
            cover={project.cover}
            className="size-30 max-sm:order-first sm:size-32 lg:size-44"
          />
        </div>
      </div>
      <div className="page-width grid gap-x-20 gap-y-12 py-12 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between lg:py-20">
        <div className="grid content-start gap-8 max-lg:contents">
          {state !== 'live' && <Banner look="note">{texts.stands[state]}</Banner>}
          <div className="grid gap-8 max-lg:order-2">
            <TermTexts said={one} declared={project.language} />
          </div>
        </div>
        <div className="grid content-start gap-8 max-lg:contents">
          <div className="max-lg:order-1">
            <TermFacts
              said={one}
              openSeats={one.openSeats}
              closes={texts.untilDay(one.closesAt)}
              people={project.kolam.people}
            />
          </div>
          <div className="grid gap-8 max-lg:order-3">
            <Behind one={one} />
            <ShareButton title={one.title} path={opportunityPaths.opportunity(one.slug)} />
            <p>
              <TextLink
                to={casePaths.report('opportunity', one.slug)}
                rel="nofollow"
                className="inline-flex min-h-11 items-center text-small"
              >
                {texts.report}
              </TextLink>
            </p>
          </div>
        </div>
      </div>
      {state === 'live' && (
        <p className="act-end">
          <ButtonLink to={applicationPaths.apply(one.slug)}>{texts.apply}</ButtonLink>
        </p>
      )}
    </article>
  );
}

type BehindProps = { one: OpenOpportunityBody & { foreign: Foreign } };

function Behind({ one: { project, figures, paysLate, foreign } }: BehindProps) {
  return (
    <section aria-labelledby="behind" className="border-t border-line pt-6">
      <h2 id="behind" className="text-heading">
        {texts.behind}
      </h2>
      <p className="mt-2">
        <Link to={projectPaths.project(project.slug)} prefetch="intent" className="text-link font-semibold">
          {project.name}
        </Link>
      </p>
      <p lang={foreign?.lang} className="break-words">
        {project.line}
      </p>
      <TeamDots grown={project.kolam} />
      <p className="text-small text-soft">{texts.figures(figures)}</p>
      {paysLate && (
        <p className="text-small">
          <strong>{texts.paysLate.term}.</strong> {texts.paysLate.text}
        </p>
      )}
    </section>
  );
}

function Missing() {
  return (
    <section className="page-width grid justify-items-start gap-4 py-16 lg:py-24">
      <h1 className="text-title">{texts.missing.title}</h1>
      <p className="text-lead">{texts.missing.text}</p>
      <ButtonLink to={opportunityPaths.opportunities}>{texts.missing.link}</ButtonLink>
    </section>
  );
}
