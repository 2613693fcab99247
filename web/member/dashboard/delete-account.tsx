import { type FormEvent, useState } from 'react';
import { deleteTexts as texts } from '#texts/leaving.ts';
import { codeDialogTexts } from '#texts/sign-up.ts';
import { requestDeletion, sendDeletionCode } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { refresh, type User } from '../../client/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { OtpDialog } from '../otp-dialog.tsx';
import { PasswordField } from '../password-field.tsx';

const pauseMilliseconds = 60_000;

/** Giving the account up, confirmed by the password or, also for whoever has none, by a mailed code. */
export function DeleteAccount({ user }: { user: User }) {
  const hasPassword = user.passwordUpdate !== '';
  const [way, setWay] = useState<'password' | 'code'>('password');

  return (
    <details className="mt-6">
      <summary className="min-h-11 py-2 font-semibold text-sindoor">{texts.open}</summary>
      <div className="mt-2 grid max-w-[27rem] gap-4">
        <p>{texts.hint}</p>
        {hasPassword && way === 'password' ? <ByPassword /> : <ByCode email={user.email} />}
        {hasPassword && (
          <Button look="plain" onClick={() => setWay(way === 'password' ? 'code' : 'password')}>
            {way === 'password' ? texts.useCode : texts.usePassword}
          </Button>
        )}
      </div>
    </details>
  );
}

async function give(proof: { password: string } | { code: string }) {
  await requestDeletion(proof);
  await refresh();
  scrollTo({ top: 0 });
}

function ByPassword() {
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setFault(texts.missing);
    setWorking(true);
    setFault(null);
    try {
      await give({ password });
    } catch (error) {
      setFault(messageOf(error, texts.failed));
      setWorking(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fault && <Banner>{fault}</Banner>}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        onChange={() => setFault(null)}
        required
      />
      <Button type="submit" look="danger" busy={working}>
        {working ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

function ByCode({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [working, setWorking] = useState(false);
  const [resendAfter, setResendAfter] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  async function deliver(): Promise<string | null> {
    try {
      await sendDeletionCode();
      setResendAfter(new Date(Date.now() + pauseMilliseconds).toISOString());
      setOpen(true);
      return null;
    } catch (error) {
      return messageOf(error, texts.sendFailed);
    }
  }

  async function begin() {
    if (working) return;
    setFault(null);
    if (Date.parse(resendAfter) > Date.now()) return setOpen(true);
    setWorking(true);
    setFault(await deliver());
    setWorking(false);
  }

  async function verify(code: string): Promise<string | null> {
    try {
      await give({ code });
      return null;
    } catch (error) {
      return codeDialogTexts.invalid(messageOf(error, codeDialogTexts.failed));
    }
  }

  return (
    <>
      {fault && <Banner>{fault}</Banner>}
      <p className="break-words">{texts.byCode(email)}</p>
      <Button look="quiet" busy={working} onClick={begin}>
        {working ? texts.sendingCode : texts.sendCode}
      </Button>
      <OtpDialog
        open={open}
        title={texts.codeTitle}
        email={email}
        resendAfter={resendAfter}
        onVerify={verify}
        onResend={deliver}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
