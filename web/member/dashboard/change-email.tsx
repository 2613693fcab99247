import { type FormEvent, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import type { EmailChangeBody } from '#contract/email-change.ts';
import { emailChangeTexts as texts } from '#texts/dashboard.ts';
import { codeDialogTexts } from '#texts/sign-up.ts';
import { confirmEmailChange, requestEmailChange } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { refresh } from '../../client/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { OtpDialog } from '../otp-dialog.tsx';
import { PasswordField } from '../password-field.tsx';

/** Another address for the account. It counts once its code has been typed. */
export function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<EmailChangeBody | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [changedTo, setChangedTo] = useState<string | null>(null);

  async function deliver(): Promise<string | null> {
    try {
      setSent(await requestEmailChange(email.trim(), password));
      setDialogOpen(true);
      return null;
    } catch (error) {
      return messageOf(error, texts.failed);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    if (!isEmail(email.trim())) return setFault(texts.invalid);
    setWorking(true);
    setFault(await deliver());
    setWorking(false);
  }

  async function verify(code: string): Promise<string | null> {
    try {
      await confirmEmailChange(code);
    } catch (error) {
      return codeDialogTexts.invalid(messageOf(error, codeDialogTexts.failed));
    }
    await refresh();
    setChangedTo(sent?.email ?? email);
    setDialogOpen(false);
    setOpen(false);
    setEmail('');
    setPassword('');
    return null;
  }

  return (
    <div>
      {changedTo && !open && (
        <Banner look="success" className="mb-4">
          {texts.changed(changedTo)}
        </Banner>
      )}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 py-2 font-semibold text-neel">{texts.open}</summary>
        <form noValidate onSubmit={submit} className="mt-3 grid max-w-[27rem] gap-5">
          {fault && <Banner>{fault}</Banner>}
          <TextField
            label={texts.email}
            name="newEmail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={(event) => {
              setFault(null);
              setEmail(event.target.value);
            }}
            required
          />
          {hasPassword && (
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setFault(null);
                setPassword(event.target.value);
              }}
              required
            />
          )}
          <Button type="submit" busy={working}>
            {working ? texts.submitting : texts.submit}
          </Button>
        </form>
      </details>
      <OtpDialog
        open={dialogOpen}
        title={texts.codeTitle}
        email={sent?.email ?? ''}
        resendAfter={sent?.resendAfter ?? ''}
        onVerify={verify}
        onResend={deliver}
        onCancel={() => setDialogOpen(false)}
      />
    </div>
  );
}
