import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { hereTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.intro,
    path: nomineePaths.act,
    noindex: true,
  });

/** A member says that they are here. A button, because mail programs open links by themselves. */
export default function Here() {
  const post = usePost(['here']);
  const isDone = post.outcome?.done === 'here';
  return (
    <NarrowPage title={texts.title} intro={isDone ? undefined : texts.intro} seed="rights">
      <div className="grid grid-cols-1 gap-6">
        <PostFault post={post} />
        {isDone ? (
          <OutcomeBanner look="success" of={post.outcome}>
            {texts.done}
          </OutcomeBanner>
        ) : (
          <PostForm post={post} intent="here">
            <Button type="submit" busy={post.busyWith !== null}>
              {post.busyWith ? texts.busy : texts.here}
            </Button>
          </PostForm>
        )}
        <p className="text-soft">{texts.hint}</p>
        <TextLink to={sessionPaths.login} className="inline-flex min-h-11 items-center justify-self-start">
          {texts.signIn}
        </TextLink>
      </div>
    </NarrowPage>
  );
}
