import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { introductionLimits } from '#rules/introductions/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { introductionTexts, capacityTexts as texts } from '#web/introductions/texts/en/introductions.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: introductionPaths.list, label: introductionTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: introductionPaths.capacity,
    noindex: true,
  });

/** How many requests may wait with the member, and with the owners of each of their projects. */
export default function Limits({ loaderData: { capacity, projects } }: Route.ComponentProps) {
  const post = usePost(['save']);
  const { member, project: ofProject } = introductionLimits.capacity;
  return (
    <div className="grid max-w-[34rem] gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p>{texts.how}</p>
      <PostForm post={post} intent="save" className="grid justify-items-start gap-5">
        <PostFault post={post} />
        {post.outcome?.done && (
          <OutcomeBanner look="success" of={post.outcome}>
            {texts.saved}
          </OutcomeBanner>
        )}
        <SelectField label={texts.own} {...post.field('own', String(capacity))}>
          <Choices {...member} />
        </SelectField>
        {projects.map(({ slug, name, capacity: set }) => (
          <SelectField key={slug} label={texts.of(name)} {...post.field(`of-${slug}`, String(set))}>
            <Choices {...ofProject} />
          </SelectField>
        ))}
        <Button type="submit" busy={post.busyWith !== null}>
          {texts.save}
        </Button>
      </PostForm>
    </div>
  );
}

function Choices({ choices, usual }: { choices: readonly number[]; usual: number }) {
  return choices.map((one) => (
    <option key={one} value={one}>
      {texts.choice(one, usual)}
    </option>
  ));
}
