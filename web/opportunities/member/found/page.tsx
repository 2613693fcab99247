import { applicationPaths } from '#contract/applications/paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';
import { findOpportunitiesTexts as words } from '#web/opportunities/texts/en/find-opportunities.ts';
import { publicOpportunityTexts as texts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { givesLine, kindLabels } from '#web/opportunities/texts/en/values.ts';
import { ProjectGlyph } from '#web/projects/shown/project-glyph.tsx';
import { Toggle } from '#web/search/member/toggle.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { TeamDots } from '../../shown/team-dots.tsx';
import { TermFacts, TermTexts } from '../../shown/terms.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: words.one,
  up: {
    to: opportunityPaths.findOpportunities,
    label: words.tab,
    closed: { room: 'find', to: opportunityPaths.opportunities },
  },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.opportunity.title ?? words.one,
    description: words.description,
    path: opportunityPaths.opportunities,
    noindex: true,
  });

/** An opportunity as this member may see it, with the steps that they can take. */
export default function FoundOpportunity({
  loaderData: { opportunity: one, invitationId },
}: Route.ComponentProps) {
  const { project, state, verified, foreign } = one;
  const layout = useLayout();
  const isOpen = layout?.rooms.includes('find') ?? false;
  const link = 'inline-flex min-h-11 items-center';
  const toApply = invitationId
    ? applicationPaths.ownApplication(invitationId)
    : applicationPaths.apply(one.slug);
  const act = invitationId ? words.toApplication : texts.apply;
  const mayApply = isOpen && !one.isOwn && (state === 'live' || invitationId !== '');
  return (
    <div className="grid gap-8 max-lg:gap-6 lg:grid-cols-[minmax(0,44rem)_20rem] lg:items-start">
      <div className="grid gap-6 max-lg:contents">
        {state !== 'live' && <Banner look="note">{texts.stands[state]}</Banner>}
        <header className="project-head on-step">
          <div className="min-w-0">
            <p className="text-small text-step-soft">
              {kindLabels[one.kind]} · {texts.of(project.name)}
            </p>
            <h1 lang={foreign?.lang} className="mt-1 text-work text-balance break-words hyphens-auto">
              {one.title}
            </h1>
            <LanguageMark foreign={foreign} />
            <p className="mt-1 text-small text-step-soft">{texts.behindBy(verified)}</p>
            <p className="mt-1">{givesLine(one)}</p>
          </div>
          <ProjectGlyph
            seed={project.slug}
            grown={project.kolam}
            cover={project.cover}
            className="size-24 sm:size-32"
          />
        </header>
        {!one.isOwn && (
          <div className="flex flex-wrap items-start gap-3">
            {mayApply && (
              <ButtonLink to={toApply} className="act-first">
                {act}
              </ButtonLink>
            )}
            <Toggle isOn={one.isSaved} isQuiet={mayApply} intents={['save', 'unsave']} words={words} />
          </div>
        )}
        {layout?.opensOn && state === 'live' && <p>{texts.applyOpens(layout.opensOn)}</p>}
        <div className="grid gap-6 max-lg:order-2">
          <TermTexts said={one} declared={project.language} />
        </div>
      </div>
      <div className="grid gap-6 max-lg:contents">
        <div className="max-lg:order-1">
          <TermFacts
            said={one}
            openSeats={one.openSeats}
            closes={one.closesAt ? texts.untilDay(one.closesAt) : ''}
            people={project.kolam.people}
          />
        </div>
        <section aria-labelledby="behind" className="max-lg:order-3">
          <h2 id="behind" className="font-semibold">
            {texts.behind}
          </h2>
          <TextLink
            to={isOpen ? projectPaths.findProject(project.slug) : projectPaths.project(project.slug)}
            className={link}
          >
            {project.name}
          </TextLink>
          <p lang={foreign?.lang} className="break-words">
            {project.line}
          </p>
          <TeamDots grown={project.kolam} />
          <p className="text-small text-soft">{texts.figures(one.figures)}</p>
          {one.paysLate && (
            <p className="text-small">
              <strong>{texts.paysLate.term}.</strong> {texts.paysLate.text}
            </p>
          )}
        </section>
        <p className="grid gap-1 max-lg:order-4">
          {one.isOwn && (
            <TextLink to={opportunityPaths.ownOpportunity(one.id)} className={link}>
              {words.workspace}
            </TextLink>
          )}
          {state === 'live' && (
            <TextLink to={opportunityPaths.opportunity(one.slug)} className={link}>
              {words.publicPage}
            </TextLink>
          )}
          {!one.isOwn && (
            <TextLink to={casePaths.report('opportunity', one.slug)} className={link}>
              {texts.report}
            </TextLink>
          )}
        </p>
      </div>
      {mayApply && (
        <p className="act-end max-lg:order-5">
          <ButtonLink to={toApply}>{act}</ButtonLink>
        </p>
      )}
    </div>
  );
}
