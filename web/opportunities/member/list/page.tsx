import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ownOpportunitiesTexts as texts } from '#web/opportunities/texts/en/opportunities.ts';
import { ownProjectsTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OwnRows } from '../own-rows.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.mine,
  up: { to: projectPaths.ownProjects, label: ownProjectsTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.mine,
    description: texts.description,
    path: opportunityPaths.ownOpportunities,
    noindex: true,
  });

/** The opportunities of all projects of this member. */
export default function OwnOpportunities({
  loaderData: { opportunities, next, after },
}: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-work">{texts.mine}</h1>
      {opportunities.length === 0 ? (
        <EmptyState>
          <p>{texts.noneOwn}</p>
          <p className="mt-2">
            <TextLink to={projectPaths.ownProjects} className="inline-flex min-h-11 items-center">
              {ownProjectsTexts.pageTitle}
            </TextLink>
          </p>
          <p>
            <TextLink to={projectPaths.newProject} className="inline-flex min-h-11 items-center">
              {ownProjectsTexts.start}
            </TextLink>
          </p>
        </EmptyState>
      ) : (
        <OwnRows rows={opportunities} namesProject next={next} after={after} />
      )}
    </div>
  );
}
