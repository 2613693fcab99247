import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { askerTexts as texts } from '#web/interests/texts/en/interests.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** One switch for each kind of member who may ask the owners of the project. Both are off at first. */
export default function ProjectAskers({ loaderData: { slug, askers } }: Route.ComponentProps) {
  const post = usePost(['save']);
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p>
        <TextLink to={projectPaths.ownProject(slug)} className="inline-flex min-h-11 items-center">
          {askers.name}
        </TextLink>
      </p>
      <p className="text-soft">{texts.how}</p>
      <PostForm post={post} className="grid grid-cols-1 gap-4">
        <PostFault post={post} />
        <CheckboxField name="investors" label={texts.investors} defaultChecked={askers.investors} />
        <CheckboxField
          name="professionals"
          label={texts.professionals}
          defaultChecked={askers.professionals}
        />
        <p className="text-small text-soft">{texts.money}</p>
        <div className="flex flex-wrap items-center gap-4">
          <IntentButton post={post} intent="save">
            {post.busyWith === 'save' ? texts.saving : texts.save}
          </IntentButton>
          <p role="status" className="font-semibold text-patta">
            {post.outcome?.done === 'saved' && post.busyWith === null && texts.saved}
          </p>
        </div>
      </PostForm>
      <p>
        <TextLink to={introductionPaths.list} className="inline-flex min-h-11 items-center">
          {texts.toRequests}
        </TextLink>
      </p>
    </div>
  );
}
