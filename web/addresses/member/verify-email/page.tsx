import { useEffect, useEffectEvent, useRef } from 'react';
import { addressPaths } from '#contract/addresses/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { verifyEmailTexts as texts } from '#web/addresses/texts/en/verify-email.ts';
import { NewLink } from '#web/codes/member/new-link.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: addressPaths.verifyEmail,
  });

const badLink = ['user_invalid_token', 'user_not_found', 'general_argument_invalid'];

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const { account, isForeign, hasLink, isProven } = loaderData;
  const post = usePost(['verify']);
  const { fault, outcome, busyWith } = post;
  const isBad = !hasLink || (fault !== null && badLink.includes(fault.code));
  const isOpen = hasLink && !isProven && !fault && !outcome;

  // Running scripts show that a person has come: a mail scanner's request ends at the page.
  const pressed = useRef(false);
  const press = useEffectEvent(() => {
    if (!isOpen || pressed.current) return;
    pressed.current = true;
    post.form.current?.requestSubmit();
  });
  useEffect(() => press(), []);

  const next = account ? (
    <ButtonLink prefetch="none" to={todayPaths.dashboard}>
      {texts.toDashboard}
    </ButtonLink>
  ) : (
    <ButtonLink to={sessionPaths.login}>{texts.signIn}</ButtonLink>
  );

  if (outcome?.done === 'verified')
    return (
      <NarrowPage title={texts.doneTitle} seed="verify">
        <Banner look="success">{isForeign && account ? texts.doneForeign(account.email) : texts.done}</Banner>
        <div className="mt-6">{next}</div>
      </NarrowPage>
    );
  if (isProven || (isBad && account?.isVerified && !isForeign))
    return (
      <NarrowPage title={texts.alreadyTitle} seed="verify">
        <Banner look="success">{texts.already}</Banner>
        <div className="mt-6">{next}</div>
      </NarrowPage>
    );
  if (isBad && account?.isVerified)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.badForeign(account.email)}</Banner>
        <div className="mt-6 flex flex-wrap gap-3">
          {next}
          <ButtonLink look="quiet" to={sessionPaths.login}>
            {texts.signInAsOther}
          </ButtonLink>
        </div>
      </NarrowPage>
    );
  if (isBad)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
        {account ? (
          <NewLink email={account.email} />
        ) : (
          <div className="mt-6 grid justify-items-start gap-4">
            <p>{texts.badSignedOut}</p>
            {next}
          </div>
        )}
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="verify">
      <PostFault post={post} className="mb-6" />
      <PostForm post={post} intent="verify">
        <Button type="submit" busy={busyWith !== null}>
          {busyWith === null ? texts.verify : texts.working}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
