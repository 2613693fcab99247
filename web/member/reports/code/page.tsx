import { reportTexts as texts } from '#texts/reports.ts';
import { unlessLedOn } from '../../../forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '../../../forms/use-post.tsx';
import { paths } from '../../../paths.ts';
import { pageMeta } from '../../../seo.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../code-field.tsx';
import { NarrowPage } from '../../narrow-page.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.codeTitle,
    description: texts.description,
    path: paths.home,
    noindex: true,
  });

/** Whoever reports without an account shows that the address is theirs. */
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
