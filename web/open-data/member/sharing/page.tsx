import { projectPaths } from '#contract/projects/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { sharingTexts as texts } from '#web/open-data/texts/en/sharing.ts';
import { ProjectHead } from '#web/projects/member/project-head.tsx';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: workspaceTexts.overview },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.title}: ${loaderData?.project.name ?? ''}`,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** Whether the opportunities of a project stand in the card and in the open data. */
export default function Sharing({ loaderData: { project, isShared, canChange } }: Route.ComponentProps) {
  const post = usePost(['end', 'begin']);
  const label = (intent: string, words: string) => (post.busyWith === intent ? texts.busy : words);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <ProjectHead project={project} />
      <h2 className="text-heading">{texts.link}</h2>
      <p>{texts.how}</p>
      <p className="font-semibold">{isShared ? texts.shared : texts.kept}</p>
      <p className="text-small text-soft">{canChange ? texts.keptHow : texts.owners}</p>
      {isShared && canChange && <p className="text-small text-soft">{texts.sharedHow}</p>}
      {canChange && (
        <PostForm post={post} className="grid justify-items-start gap-3">
          <PostFault post={post} />
          {isShared ? (
            <IntentButton post={post} intent="end" look="quiet">
              {label('end', texts.end)}
            </IntentButton>
          ) : (
            <IntentButton post={post} intent="begin">
              {label('begin', texts.begin)}
            </IntentButton>
          )}
          <p role="status" className="font-semibold text-patta">
            {post.busyWith === null && texts.done[post.outcome?.done ?? '']}
          </p>
        </PostForm>
      )}
    </div>
  );
}
