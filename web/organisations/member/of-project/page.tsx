import { organisationPaths } from '#contract/organisations/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ofProjectTexts as texts } from '#web/organisations/texts/en/affiliations.ts';
import { ProjectHead } from '#web/projects/member/project-head.tsx';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Affiliations } from '../affiliations.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: workspaceTexts.overview },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.pageTitle}: ${loaderData?.project.name ?? ''}`,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** The organisation that a project is of, and those that ask or are asked. */
export default function OfProject({ loaderData: { project, said } }: Route.ComponentProps) {
  const isPublished = project.state === 'published';
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <ProjectHead project={project} />
      <Affiliations
        body={said}
        texts={texts}
        mayAsk={isPublished}
        pathOf={organisationPaths.organisation}
        findAt={organisationPaths.organisations}
      />
      {!isPublished && said.canChange && <p className="text-soft">{texts.unpublished}</p>}
    </div>
  );
}
