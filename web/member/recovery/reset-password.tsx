import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { faultOfNewPassword } from '#contract/password.ts';
import { resetTexts as texts } from '#texts/recovery.ts';
import { resetPassword } from '../../client/account-calls.ts';
import { ApiError } from '../../client/api.ts';
import { messageOf } from '../../client/message.ts';
import { refresh } from '../../client/session.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.resetPassword,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPassword() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const userId = search.get('userId') ?? '';
  const secret = search.get('secret') ?? '';
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'bad' | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // What was typed before the scripts were there.
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = passwordsOf(form.current);
    setPassword(typed.password);
    setConfirmPassword(typed.confirmPassword);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const { password, confirmPassword } = passwordsOf(event.currentTarget);
    const found = password && confirmPassword ? faultOfNewPassword(password, confirmPassword) : texts.missing;
    if (found) return setFault(found);
    setWorking(true);
    setFault(null);
    try {
      await resetPassword(userId, secret, password);
      setOutcome('done');
      // All sessions of the account ended with the old password, this browser's too.
      void refresh();
    } catch (error) {
      const isBadLink = error instanceof ApiError && (error.code === 401 || error.code === 404);
      if (isBadLink) setOutcome('bad');
      else setFault(messageOf(error, texts.failed));
    } finally {
      setWorking(false);
    }
  }

  if (outcome === 'done')
    return (
      <NarrowPage title={texts.doneTitle} seed="new-key">
        <Banner look="success">{texts.done}</Banner>
        <ButtonLink className="mt-6" to={paths.login}>
          {texts.signIn}
        </ButtonLink>
      </NarrowPage>
    );
  if (outcome === 'bad' || (hydrated && !(userId && secret)))
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
        <ButtonLink className="mt-6" to={paths.forgotPassword}>
          {texts.newLink}
        </ButtonLink>
      </NarrowPage>
    );

  const edit = (set: (text: string) => void) => (text: string) => {
    setFault(null);
    set(text);
  };
  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="new-key">
      {fault && <Banner className="mb-6">{fault}</Banner>}
      <form ref={form} method="post" data-scripted="" noValidate onSubmit={submit} className="grid gap-5">
        <NewPasswordFields
          password={password}
          confirmPassword={confirmPassword}
          onPassword={edit(setPassword)}
          onConfirmPassword={edit(setConfirmPassword)}
        />
        <Button type="submit" busy={working} disabled={!hydrated}>
          {working ? texts.submitting : texts.submit}
        </Button>
      </form>
    </NarrowPage>
  );
}

function passwordsOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  return {
    password: String(typed.get('password') ?? ''),
    confirmPassword: String(typed.get('confirmPassword') ?? ''),
  };
}
