import { useState } from 'react';
import { postRecovery } from '#contract/codes/token-calls.ts';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { isEmail } from '#rules/checks/email.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { forgotTexts as texts } from '#web/passwords/texts/en/recovery.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/forgot-password';

export const loader = loads(async () => ({}));

export const action = acts({
  async send(sent, { ask, origin }) {
    const email = sent.text('email');
    if (!isEmail(email)) return { fault: notAnAddress };
    await ask(postRecovery, { email, url: origin + passwordPaths.resetPassword });
    return { done: 'sent', about: { email } };
  },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: passwordPaths.forgotPassword,
  });

const notAnAddress = signUpFault('sign_up_email_invalid', ['email']);

export default function ForgotPassword() {
  const post = usePost(['send'], {
    check: (form) => (isEmail(String(form.get('email') ?? '').trim()) ? null : notAnAddress),
    onDone: () => setAgain(false),
  });
  const [again, setAgain] = useState(false);

  if (post.outcome?.done && !again)
    return (
      <NarrowPage title={texts.sentTitle} seed="letter">
        <Banner look="success">{texts.sent(post.outcome.about?.email ?? '')}</Banner>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={sessionPaths.login}>{texts.back}</ButtonLink>
          <ButtonLink look="quiet" to={passwordPaths.forgotPassword} onClick={() => setAgain(true)}>
            {texts.again}
          </ButtonLink>
        </div>
      </NarrowPage>
    );

  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="recovery">
      <PostFault post={post} className="mb-6" />
      <PostForm post={post} intent="send" className="grid gap-5">
        <TextField
          {...post.field('email')}
          label={texts.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith !== null ? texts.submitting : texts.submit}
        </Button>
      </PostForm>
      <p className="mt-6">
        <TextLink to={sessionPaths.login}>{texts.back}</TextLink>
      </p>
    </NarrowPage>
  );
}
