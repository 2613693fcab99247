import { type FormEvent, useRef, useState } from 'react';
import { logInTexts as texts } from '#texts/log-in.ts';
import { messageOf } from '../../client/message.ts';
import { logIn } from '../../client/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../password-field.tsx';
import { useHydrated } from '../use-hydrated.ts';

/** `typedEmail` is what was typed into the other form before. */
export type LogInFormProps = { typedEmail: string; onEntered: () => Promise<void> };

/** Signs in with e-mail and password. */
export function PasswordForm({ typedEmail, onEntered }: LogInFormProps) {
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
      await onEntered();
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
    <>
      {fault && <Banner className="mb-6">{fault}</Banner>}
      <form method="post" data-scripted="" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          defaultValue={typedEmail}
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
    </>
  );
}

function focus(form: HTMLFormElement, field: string) {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}
