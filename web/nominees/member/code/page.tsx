import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.codeTitle,
    description: texts.description,
    path: nomineePaths.act,
    noindex: true,
  });

/** The person types the code that went to their address. */
export default function ActCode() {
  const post = usePost(['prove']);
  return (
    <NarrowPage title={texts.codeTitle} intro={texts.codeIntro} seed="rights">
      {!post.isAtFault('code') && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="prove" className="grid gap-5">
        <CodeField post={post} label={texts.code} />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.codeSubmit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
