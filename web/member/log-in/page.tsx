import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../client/api.ts';
import { logIn } from '../../client/session.ts';
import { logInTexts as texts } from '../../content/log-in.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import { PasswordField } from '../password-field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { Route } from './+types/page';
import { safePath } from './safe-path.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: paths.login });

export default function LogIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const [fault, setFault] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const submittingNow = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submittingNow.current) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    if (!email || !password) {
      setFault(texts.empty);
      return focus(form, email ? 'password' : 'email');
    }
    submittingNow.current = true;
    setSubmitting(true);
    setFault(null);
    try {
      await logIn(email, password);
      const state = { message: texts.welcome, isLogin: true };
      await navigate(safePath(search.get('next')) ?? paths.dashboard, { replace: true, state });
    } catch (error) {
      setFault(messageOf(error, texts.failed));
      focus(form, 'password');
    } finally {
      submittingNow.current = false;
      setSubmitting(false);
    }
  }

  const clear = () => setFault(null);
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="log-in">
      <noscript>
        <Banner className="mb-6">{texts.needsScript}</Banner>
      </noscript>
      {fault && <Banner className="mb-6">{fault}</Banner>}
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={clear}
          aria-invalid={fault ? true : undefined}
          required
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          onChange={clear}
          aria-invalid={fault ? true : undefined}
          required
        />
        <Button type="submit" busy={submitting} disabled={!hydrated}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
      </form>
      <div className="mt-6 grid gap-2">
        <p>
          <TextLink to={paths.forgotPassword}>{texts.forgot}</TextLink>
        </p>
        <p>
          {texts.noAccount} <TextLink to={paths.signup}>{texts.signUp}</TextLink>
        </p>
      </div>
    </NarrowPage>
  );
}

function focus(form: HTMLFormElement, field: string) {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}
