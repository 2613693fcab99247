import { useLocation } from 'react-router';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { sessionChanged } from '#web/client/session.ts';
import { CodeDialog, useCodeDialog } from '#web/codes/member/code-dialog.tsx';
import { PasskeyButton } from '#web/factors/shown/passkey-button.tsx';
import type { OwnFault } from '#web/forms/outcome.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { PasswordField } from '#web/passwords/member/password-field.tsx';
import { WaysToRights } from '#web/rights/shown/ways-to-rights.tsx';
import { pageMeta } from '#web/seo.ts';
import { logInTexts as texts } from '#web/sessions/texts/en/log-in.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: sessionPaths.login });

export default function LogIn({ loaderData: { signedInAs, code, outcome } }: Route.ComponentProps) {
  const { search } = useLocation();
  const dialog = useCodeDialog('log-in', code);
  const post = usePost(['log-in', 'send-code'], {
    check: incomplete,
    onDone: ({ done }) => (done === 'entered' ? sessionChanged() : dialog.reopen()),
  });
  const { busyWith } = post;
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="log-in">
      {outcome?.done === 'unsaved' && <Banner className="mb-6">{texts.unsaved}</Banner>}
      {outcome?.done === 'kept' && <Banner className="mb-6">{texts.kept}</Banner>}
      {signedInAs && (
        <Banner look="note" className="mb-6">
          {texts.signedIn(signedInAs)}{' '}
          <TextLink prefetch="none" to={todayPaths.dashboard}>
            {texts.toDashboard}
          </TextLink>
        </Banner>
      )}
      <CodeDialog
        dialog={dialog}
        title={texts.codeTitle}
        onUsed={({ done }) => done !== 'proven' && sessionChanged()}
      />
      <PostFault post={post} className="mb-6" />
      <PostForm post={post} className="grid gap-5">
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
        <PasswordField
          {...post.field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <Button type="submit" name="intent" value="log-in" busy={busyWith === 'log-in'}>
          {busyWith === 'log-in' ? texts.submitting : texts.submit}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="send-code"
          look="plain"
          small
          className="-mt-3 -ms-3 justify-self-start"
          busy={busyWith === 'send-code'}
        >
          {busyWith === 'send-code' ? texts.sendingCode : texts.byCode}
        </Button>
      </PostForm>
      <PasskeyButton className="mt-5" />
      <div className="grid justify-items-start">
        <TextLink to={passwordPaths.forgotPassword} className="inline-flex min-h-11 items-center">
          {texts.forgot}
        </TextLink>
        <p className="mt-2">
          {texts.noAccount} <TextLink to={signUpPaths.signup + search}>{texts.signUp}</TextLink>
        </p>
      </div>
      <WaysToRights className="mt-6" />
    </NarrowPage>
  );
}

function incomplete(form: FormData, intent: string): OwnFault | null {
  const [email, password] = [String(form.get('email') ?? '').trim(), form.get('password')];
  if (intent === 'log-in' && !(email && password))
    return { code: 'log_in_incomplete', fields: [email ? 'password' : 'email'] };
  return null;
}
