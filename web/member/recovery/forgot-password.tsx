import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import { forgotTexts as texts } from '#texts/recovery.ts';
import { requestRecovery } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: paths.forgotPassword });

export default function ForgotPassword() {
  const hydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const entered = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setEmail(entered);
    if (!isEmail(entered)) {
      setFault(texts.invalidEmail);
      return input.current?.focus();
    }
    setWorking(true);
    setFault(null);
    try {
      await requestRecovery(entered, `${location.origin}${paths.resetPassword}`);
      setSent(true);
    } catch (error) {
      setFault(messageOf(error, texts.failed));
    } finally {
      setWorking(false);
    }
  }

  if (sent)
    return (
      <NarrowPage title={texts.sentTitle} seed="letter">
        <Banner look="success">{texts.sent(email)}</Banner>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.login}>{texts.back}</ButtonLink>
          <Button look="quiet" onClick={() => setSent(false)}>
            {texts.again}
          </Button>
        </div>
      </NarrowPage>
    );

  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="recovery">
      {fault && <Banner className="mb-6">{fault}</Banner>}
      <form method="post" data-scripted="" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={input}
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          onChange={() => setFault(null)}
          aria-invalid={fault ? true : undefined}
          required
        />
        <Button type="submit" busy={working} disabled={!hydrated}>
          {working ? texts.submitting : texts.submit}
        </Button>
      </form>
      <p className="mt-6">
        <TextLink to={paths.login}>{texts.back}</TextLink>
      </p>
    </NarrowPage>
  );
}
