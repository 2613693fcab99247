import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeLength, readCode } from '#contract/digits.ts';
import { codeDialogTexts as texts } from '#texts/sign-up.ts';
import { codeIntents } from '../forms/code-intents.ts';
import { faultSentence } from '../forms/fault-sentence.ts';
import type { Fault, Outcome } from '../forms/outcome.ts';
import type { SentCode } from '../forms/sent-codes.ts';
import { PostForm, usePost } from '../forms/use-post.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useHydrated } from './use-hydrated.ts';

const formId = 'code-form';
const keyOf = (code: SentCode | null) => code && `${code.userId} ${code.expire}`;

/** Whether the dialog for a code stands open: until the person puts it aside, and again once they ask for it. */
export function useCodeDialog(code: SentCode | null) {
  const [aside, setAside] = useState<string | null>(null);
  return {
    code,
    isOpen: code !== null && aside !== keyOf(code),
    close: () => setAside(keyOf(code)),
    reopen: () => setAside(null),
  };
}

type CodeDialogProps = {
  dialog: ReturnType<typeof useCodeDialog>;
  title?: string;
  onUsed?: (outcome: Outcome) => void;
};

/** Asks for the mailed code and checks it as soon as it is complete. Without scripts it stands on the page. */
export function CodeDialog({ dialog, title = texts.title, onUsed }: CodeDialogProps) {
  const { code, isOpen, close } = dialog;
  const post = usePost(Object.values(codeIntents), {
    check: (form, intent) => (intent === codeIntents.use ? incomplete(form) : null),
    onDone: (outcome) => outcome.intent === codeIntents.use && onUsed?.(outcome),
  });
  const isChecking = post.busyWith === codeIntents.use;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={title}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value={codeIntents.aside}
            look="quiet"
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} name="intent" value={codeIntents.use} busy={isChecking}>
            {isChecking ? texts.verifying : texts.verify}
          </Button>
        </>
      }
    >
      {code && <CodeForm key={keyOf(code)} code={code} isOpen={isOpen} post={post} />}
    </Dialog>
  );

  /** Pressing Verify once more, with nothing typed since, says again what was wrong. */
  function incomplete(form: FormData): Fault | null {
    const typed = readCode(String(form.get('code') ?? ''));
    if (typed.length === codeLength) return null;
    return typed === '' && post.fault ? post.fault : { code: 'code_incomplete', fields: ['code'] };
  }
}

type CodeFormProps = { code: SentCode; isOpen: boolean; post: ReturnType<typeof usePost> };

function CodeForm({ code, isOpen, post }: CodeFormProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsUntil(isOpen ? code.resendAfter : '');
  const { fault, outcome } = post;

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (input.current && fault?.fields?.includes('code')) input.current.value = '';
  }, [fault]);

  function type({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    field.value = readCode(field.value);
    // After the form itself has heard of the edit.
    if (field.value.length === codeLength) setTimeout(() => field.form?.requestSubmit(button.current));
  }

  return (
    <PostForm post={post} id={formId} className="grid gap-4">
      <input type="hidden" name="userId" value={code.userId} />
      <input type="hidden" name="codeEmail" value={code.email} />
      {/* What Enter presses: the first button of a form, whatever it is. */}
      <button
        ref={button}
        type="submit"
        name="intent"
        value={codeIntents.use}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <p>
        {texts.intro} <strong className="break-all">{code.email}</strong>.
      </p>
      {fault && <Banner>{codeSentence(fault)}</Banner>}
      {outcome?.intent === codeIntents.resend && <Banner look="success">{texts.resent}</Banner>}
      <TextField
        ref={input}
        label={texts.label}
        hint={texts.hint}
        name="code"
        onInput={type}
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        className="[&_input]:text-center [&_input]:text-[1.75rem] [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
      />
      <Button
        type="submit"
        name="intent"
        value={codeIntents.resend}
        look="plain"
        small
        busy={post.busyWith === codeIntents.resend}
        disabled={hydrated && seconds > 0}
      >
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </Button>
    </PostForm>
  );
}

/** A code that was not taken is named as the specification has it; what never came to be looked at is not. */
function codeSentence(fault: Fault): string {
  const isRefused = fault.fields?.includes('code') && fault.code !== 'code_incomplete';
  return isRefused ? texts.invalid(faultSentence(fault)) : faultSentence(fault);
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
