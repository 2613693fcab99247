import { projectPaths } from '#contract/projects/paths.ts';
import { useOutcomeOfPage } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pictureTexts as texts } from '#web/projects/texts/en/pictures.ts';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { OwnPicture, PictureUpload } from '../picture-form.tsx';
import { ProjectHead } from '../project-head.tsx';
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

/** The picture that a project shows instead of its kolam. */
export default function Cover({ loaderData: { project } }: Route.ComponentProps) {
  const done = useOutcomeOfPage()?.done as keyof typeof texts.done | undefined;
  const { cover } = project;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <ProjectHead project={project} />
      {done && done in texts.done && <Banner look="success">{texts.done[done]}</Banner>}
      <div>
        <h2 className="text-heading">{texts.pageTitle}</h2>
        <p className="mt-1 text-soft">
          {texts.intro} {!cover && texts.isKolam}
        </p>
      </div>
      {cover && <OwnPicture key={cover.id} picture={cover} />}
      <PictureUpload key={cover?.id} of="cover" label={cover ? texts.replace : texts.cover} />
    </div>
  );
}
