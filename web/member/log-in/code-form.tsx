import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import { logInTexts as texts } from '#texts/log-in.ts';
import { codeDialogTexts } from '#texts/sign-up.ts';
import { sendLogInCode } from '../../client/account-calls.ts';
import { hasType } from '../../client/api.ts';
import { messageOf } from '../../client/message.ts';
import { logInWithCode } from '../../client/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { OtpDialog } from '../otp-dialog.tsx';
import type { LogInFormProps } from './password-form.tsx';

const pauseMilliseconds = 60_000;

type Sent = Awaited<ReturnType<typeof sendLogInCode>> & { email: string; resendAfter: string };

/** Signs in with a code from the mail instead of the password. */
export function CodeForm({ typedEmail, onEntered }: LogInFormProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function deliver(email: string): Promise<string | null> {
    try {
      const token = await sendLogInCode(email);
      setSent({ ...token, email, resendAfter: new Date(Date.now() + pauseMilliseconds).toISOString() });
      setDialogOpen(true);
      return null;
    } catch (error) {
      return messageOf(error, texts.sendFailed);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!isEmail(email)) {
      setFault(texts.invalidEmail);
      return input.current?.focus();
    }
    setFault(null);
    if (sent?.email === email && Date.parse(sent.resendAfter) > Date.now()) return setDialogOpen(true);
    setWorking(true);
    setFault(await deliver(email));
    setWorking(false);
  }

  async function verify(code: string): Promise<string | null> {
    if (!sent) return null;
    try {
      await logInWithCode(sent.userId, code);
    } catch (error) {
      // The contract's sentence for it is one for programmers.
      const isWrong = hasType(error, 'user_invalid_token');
      return codeDialogTexts.invalid(
        isWrong ? codeDialogTexts.wrong : messageOf(error, codeDialogTexts.failed),
      );
    }
    setDialogOpen(false);
    await onEntered();
    return null;
  }

  return (
    <>
      {fault && <Banner className="mb-6">{fault}</Banner>}
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={input}
          label={texts.email}
          name="email"
          type="email"
          defaultValue={typedEmail}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={() => setFault(null)}
          aria-invalid={fault ? true : undefined}
          required
        />
        <Button type="submit" busy={working}>
          {working ? texts.sendingCode : texts.sendCode}
        </Button>
      </form>
      <OtpDialog
        open={dialogOpen}
        title={texts.codeTitle}
        email={sent?.email ?? ''}
        resendAfter={sent?.resendAfter ?? ''}
        onVerify={verify}
        onResend={() => deliver(sent?.email ?? '')}
        onCancel={() => setDialogOpen(false)}
      />
    </>
  );
}
