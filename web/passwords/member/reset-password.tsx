import { useSearchParams } from 'react-router';
import { putRecovery } from '#contract/codes/token-calls.ts';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { sessionChanged } from '#web/client/session.ts';
import { acts } from '#web/forms/act.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { resetTexts as texts } from '#web/passwords/texts/en/recovery.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/reset-password';
import { metaOfLink } from './link-back.tsx';
import { claimIn, noData } from './link-back-answers.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { faultOfNewPasswords } from './new-passwords.ts';

export const loader = noData;

export const action = acts({
  async save(sent, visit) {
    const password = sent.secret('password');
    const fault = faultOfNewPasswords(password, sent.secret('confirmPassword'));
    if (fault) return { fault };
    await visit.ask(putRecovery, { ...claimIn(visit), password });
    // Without the secret, which has done its work.
    return { done: 'changed', to: passwordPaths.resetPassword };
  },
});

export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  metaOfLink(matches, texts, passwordPaths.resetPassword);

export default function ResetPassword() {
  const [search] = useSearchParams();
  const post = usePost(['save'], {
    check: (form) =>
      faultOfNewPasswords(String(form.get('password') ?? ''), String(form.get('confirmPassword') ?? '')),
    // All sessions of the account ended with the old password, this browser's too.
    onDone: sessionChanged,
  });
  const { fault, outcome } = post;
  const isBadLink =
    !(search.get('userId') && search.get('secret')) ||
    fault?.code === 'user_invalid_token' ||
    fault?.code === 'user_not_found';

  if (outcome?.done)
    return (
      <NarrowPage title={texts.doneTitle} seed="new-key">
        <Banner look="success">{texts.done}</Banner>
        <ButtonLink className="mt-6" to={sessionPaths.login}>
          {texts.signIn}
        </ButtonLink>
      </NarrowPage>
    );
  if (isBadLink)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
        <p className="mt-4">{texts.badUsed}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={passwordPaths.forgotPassword}>{texts.newLink}</ButtonLink>
          <ButtonLink look="quiet" to={sessionPaths.login}>
            {texts.signIn}
          </ButtonLink>
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="new-key">
      <PostFault post={post} className="mb-6" />
      <PostForm post={post} intent="save" className="grid gap-5">
        <NewPasswordFields isAtFault={post.isAtFault} />
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith !== null ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
    </NarrowPage>
  );
}
