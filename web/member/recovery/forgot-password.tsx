import { useState } from 'react';
import { postRecovery } from '#contract/codes/token-calls.ts';
import { isEmail } from '#rules/checks/email.ts';
import { forgotTexts as texts } from '#texts/recovery.ts';
import { acts } from '../../forms/act.ts';
import { loads } from '../../forms/load.ts';
import { signUpFault } from '../../forms/sign-up-fault.ts';
import { PostFault, PostForm, usePost } from '../../forms/use-post.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import type { Route } from './+types/forgot-password';

export const loader = loads(async () => ({}));

export const action = acts({
  async send(sent, { ask, origin }) {
    const email = sent.text('email');
    if (!isEmail(email)) return { fault: notAnAddress };
    await ask(postRecovery, { email, url: origin + paths.resetPassword });
    return { done: 'sent', about: { email } };
  },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: paths.forgotPassword });

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
          <ButtonLink to={paths.login}>{texts.back}</ButtonLink>
          <ButtonLink look="quiet" to={paths.forgotPassword} onClick={() => setAgain(true)}>
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
        <TextLink to={paths.login}>{texts.back}</TextLink>
      </p>
    </NarrowPage>
  );
}
