import { sitePaths } from '#contract/site/paths.ts';
import { reportTexts as texts } from '#web/cases/texts/en/reports.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
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

/** A guest who reports confirms by code that the email address is theirs. */
export default function ReportCode() {
  const post = usePost(['send']);
  const isAtCode = post.isAtFault('code');
  return (
    <NarrowPage title={texts.codeTitle} intro={texts.codeIntro} seed="report">
      {!isAtCode && <PostFault post={post} className="mb-6" />}
      <PostForm post={post} intent="send" className="grid gap-5">
        <CodeField post={post} label={texts.code} />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.codeSubmit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
