import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeDialogTexts as texts } from '#texts/sign-up.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

const codeLength = 6;
const formId = 'code-form';

type OtpDialogProps = {
  open: boolean;
  title?: string;
  email: string;
  /** ISO time from which another code may be asked for. */
  resendAfter: string;
  /** Each resolves to a fault to show, or null. */
  onVerify: (code: string) => Promise<string | null>;
  onResend: () => Promise<string | null>;
  onCancel: () => void;
};

/** Asks for the mailed code and checks it as soon as it is complete. */
export function OtpDialog({
  open,
  title = texts.title,
  email,
  resendAfter,
  onVerify,
  onResend,
  onCancel,
}: OtpDialogProps) {
  const [code, setCode] = useState('');
  const [working, setWorking] = useState<'verify' | 'resend' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [resent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(open ? resendAfter : '');

  useEffect(() => {
    if (!open) return;
    setCode('');
    setFault(null);
    setResent(false);
    input.current?.focus();
  }, [open]);

  async function verify(entered: string) {
    if (working) return;
    if (entered.length < codeLength) return setFault(texts.incomplete);
    setWorking('verify');
    setFault(null);
    const message = await onVerify(entered);
    setWorking(null);
    if (!message) return;
    setFault(message);
    setCode('');
    input.current?.focus();
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    setFault(null);
    if (digits.length === codeLength && digits !== code) void verify(digits);
  }

  async function resend() {
    setWorking('resend');
    setFault(null);
    setResent(false);
    const message = await onResend();
    setWorking(null);
    if (message) setFault(message);
    else setResent(true);
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void verify(code);
  }

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={working === 'verify'} disabled={working !== null}>
            {working === 'verify' ? texts.verifying : texts.verify}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p>
          {texts.intro} <strong className="break-all">{email}</strong>.
        </p>
        {fault && <Banner>{fault}</Banner>}
        {resent && <Banner look="success">{texts.resent}</Banner>}
        <TextField
          ref={input}
          label={texts.label}
          hint={texts.hint}
          name="code"
          value={code}
          onChange={(event) => type(event.target.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          className="[&_input]:text-center [&_input]:text-[1.75rem] [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
        />
        <Button look="plain" small disabled={seconds > 0 || working !== null} onClick={resend}>
          {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
        </Button>
      </form>
    </Dialog>
  );
}

function useSecondsUntil(time: string): number {
  const [now, setNow] = useState(0);
  const left = time && now ? Math.max(0, Math.ceil((Date.parse(time) - now) / 1000)) : 0;
  useEffect(() => {
    if (!time) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
