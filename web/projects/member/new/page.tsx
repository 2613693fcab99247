import { projectLimits } from '#contract/projects/limits.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import {
  projectFields as fields,
  ownProjectsTexts,
  newProjectTexts as texts,
} from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: projectPaths.ownProjects, label: ownProjectsTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: projectPaths.newProject,
    noindex: true,
  });

/** Two questions begin a project. */
export default function NewProject({ loaderData: { key } }: Route.ComponentProps) {
  const post = usePost(['begin']);
  const isSending = post.busyWith !== null;
  return (
    <div className="grid max-w-text gap-6">
      <h1 className="text-work">{texts.pageTitle}</h1>
      <p>{texts.intro}</p>
      <PostFault post={post} />
      <PostForm post={post} intent="begin" className="grid gap-6">
        <input type="hidden" name="key" value={key} />
        <CountedField
          {...post.field('name')}
          label={fields.name}
          hint={fields.nameHint}
          most={projectLimits.name}
          error={noteAt(post.fault, 'name')}
          autoComplete="off"
          required
        />
        <CountedField
          {...post.field('line')}
          label={fields.line}
          hint={fields.lineHint}
          most={projectLimits.line}
          error={noteAt(post.fault, 'line')}
          autoComplete="off"
          required
        />
        <Button type="submit" busy={isSending} className="justify-self-start">
          {isSending ? texts.beginning : texts.begin}
        </Button>
      </PostForm>
    </div>
  );
}
