import { sessionPaths } from '#contract/sessions/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { guestTexts as texts } from '#web/rights/texts/en/rights.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.codeTitle,
    description: texts.description,
    path: sitePaths.home,
    noindex: true,
  });

/** A person without an account confirms by code that the address is theirs. An account's address reads "Sign in" alone. */
export default function RequestCode() {
  const post = usePost(['send']);
  if (post.fault?.code === 'rights_sign_in')
    return (
      <NarrowPage
        title={
          <TextLink to={sessionPaths.login} className="inline-flex min-h-11 items-center">
            {texts.signIn}
          </TextLink>
        }
        seed="rights"
      >
        {null}
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.codeTitle} intro={texts.codeIntro} seed="rights">
      {!post.isAtFault('code') && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="send" className="grid gap-5">
        <CodeField post={post} label={texts.code} />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.codeSubmit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
