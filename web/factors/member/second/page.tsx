import { useLocation } from 'react-router';
import { factorPaths } from '#contract/factors/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { sessionChanged } from '#web/client/session.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { PasskeyButton } from '#web/factors/shown/passkey-button.tsx';
import { secondTexts as texts } from '#web/factors/texts/en/factors.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';
import { PlainProof } from './plain-proof.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: sessionPaths.second,
    noindex: true,
  });

/** The second proof of a log-in. A member who is signed in proves it again here, before a step that asks for it. */
export default function Second({ loaderData: { isWaiting, passkey, plain } }: Route.ComponentProps) {
  const { search } = useLocation();
  const post = usePost(['prove'], { onDone: sessionChanged });
  const isBusy = post.busyWith !== null;
  if (plain !== 'none')
    return (
      <NarrowPage title={texts.pageTitle} intro={texts.plainIntro} seed="second">
        <PlainProof by={plain} onDone={sessionChanged} />
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="second">
      {!post.isAtFault('code') && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="prove" className="grid gap-5">
        <CodeField
          post={post}
          label={texts.code}
          hint={texts.hint}
          // A recovery code has letters.
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          autoFocus
          className=""
        />
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
      {passkey && <PasskeyButton className="mt-5" />}
      <div className="mt-4 grid justify-items-start">
        {isWaiting && (
          <TextLink to={factorPaths.lost + search} className="inline-flex min-h-11 items-center">
            {texts.lost}
          </TextLink>
        )}
        <TextLink to={sessionPaths.login} className="inline-flex min-h-11 items-center">
          {texts.other}
        </TextLink>
      </div>
    </NarrowPage>
  );
}
