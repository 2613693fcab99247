import { useLocation } from 'react-router';
import { factorPaths } from '#contract/factors/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { sessionChanged } from '#web/client/session.ts';
import { CodeField } from '#web/codes/member/code-field.tsx';
import { lostTexts as texts } from '#web/factors/texts/en/factors.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { WaysToRights } from '#web/rights/shown/ways-to-rights.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: factorPaths.lost,
    noindex: true,
  });

/** The way in for a member who has lost all factors: proofs, a wait, and the proofs again. */
export default function Lost({ loaderData: loss }: Route.ComponentProps) {
  const { search } = useLocation();
  const claiming = usePost(['claim'], { onDone: ({ done }) => done === 'opened' && sessionChanged() });
  const { state, secondFrom, until, asks, isOfStaff, isTooEarly } = loss;
  const isAsking = !isOfStaff && state !== 'waits' && !isTooEarly;
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="second">
      <div className="grid gap-6">
        {isOfStaff && <Banner look="note">{texts.staff}</Banner>}
        {!isOfStaff && state === 'none' && (
          <div className="grid gap-3">
            <p>{asks === 'nothing' ? texts.howWithoutPassword : texts.how}</p>
            <p>{texts.meanwhile}</p>
          </div>
        )}
        {state === 'second' && (
          <Banner look="note">{isTooEarly ? texts.awaitsSecond(secondFrom) : texts.awaitsNow}</Banner>
        )}
        {state === 'waits' && (
          <>
            <Banner look="note">{texts.waits(until)}</Banner>
            <p>{texts.meanwhile}</p>
          </>
        )}
        {state === 'over' && <Banner look="note">{texts.over}</Banner>}
        {isAsking && asks === 'code' && <MailCode />}
        {isAsking && <Claim post={claiming} asks={asks} label={submitOf[state]} />}
      </div>
      <TextLink
        to={sessionPaths.second + search}
        className="mt-4 inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.back}
      </TextLink>
      <WaysToRights />
    </NarrowPage>
  );
}

const submitOf = { none: texts.begin, second: texts.second, waits: texts.begin, over: texts.open };

function MailCode() {
  const post = usePost(['mail']);
  const isBusy = post.busyWith !== null;
  return (
    <PostForm post={post} intent="mail" className="grid justify-items-start gap-3">
      <PostFault post={post} />
      {post.outcome?.done && <Banner look="success">{texts.mailed}</Banner>}
      <Button type="submit" look="quiet" busy={isBusy}>
        {isBusy ? texts.mailing : texts.mailCode}
      </Button>
    </PostForm>
  );
}

type Asked = { post: Post; asks: 'nothing' | 'code' | 'password'; label: string };

function Claim({ post, asks, label }: Asked) {
  const isBusy = post.busyWith !== null;
  return (
    <PostForm post={post} intent="claim" className="grid gap-5">
      {!post.isAtFault('code') && <PostFault post={post} />}
      {asks === 'code' && <CodeField post={post} label={texts.code} maxLength={20} required />}
      {asks === 'password' && (
        <PasswordField
          label={texts.password}
          {...post.field('password')}
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" busy={isBusy}>
        {isBusy ? texts.working : label}
      </Button>
    </PostForm>
  );
}
