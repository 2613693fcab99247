import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { codeIntents } from '#web/forms/code-intents.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Fault, Outcome, OwnFault } from '#web/forms/outcome.ts';
import type { AwaitedCode, CodePurpose } from '#web/forms/sent-codes.ts';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import { type Post, PostForm, usePost } from '#web/forms/use-post.tsx';
import { codeDialogTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts';

const keyOf = (code: AwaitedCode | null) => code && `${code.userId} ${code.expire}`;

/** Whether the dialog for a code stands open: until the person puts it aside, and again once they ask for it. */
export function useCodeDialog(purpose: CodePurpose, code: AwaitedCode | null) {
  const [aside, setAside] = useState<string | null>(null);
  return {
    purpose,
    code,
    isOpen: code !== null && aside !== keyOf(code),
    close: () => setAside(keyOf(code)),
    reopen: () => setAside(null),
  };
}

type CodeDialogProps = {
  dialog: ReturnType<typeof useCodeDialog>;
  title?: string;
  /** A form that sends the code again with what stands in it, where the address alone does not do. */
  resendBy?: { form: string; intent: string };
  onUsed?: (outcome: Outcome) => void;
};

/** Asks for the mailed code and checks it as soon as it is complete. Without scripts it stands on the page. */
export function CodeDialog({ dialog, title = texts.title, resendBy, onUsed }: CodeDialogProps) {
  const { purpose, code, isOpen, close } = dialog;
  const formId = useId();
  const intents = codeIntents(purpose);
  const post = usePost(Object.values(intents), {
    check: (form, intent) => (intent === intents.use ? incomplete(form) : null),
    onDone: (outcome) => outcome.intent === intents.use && onUsed?.(outcome),
  });
  const isChecking = post.busyWith === intents.use;
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has chosen for itself.
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
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
            value={intents.aside}
            look="quiet"
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} name="intent" value={intents.use} busy={isChecking}>
            {isChecking ? texts.verifying : texts.verify}
          </Button>
        </>
      }
    >
      {code && (
        <CodeForm
          key={keyOf(code)}
          id={formId}
          code={code}
          input={input}
          post={post}
          intents={intents}
          resendBy={resendBy}
        />
      )}
    </Dialog>
  );

  /** Pressing Verify once more, with nothing typed since, says again what was wrong. */
  function incomplete(form: FormData): OwnFault | null {
    const typed = readCode(String(form.get('code') ?? ''));
    if (typed.length === codeLength) return null;
    const { fault } = post;
    return typed === '' && fault?.sentence
      ? { ...fault, sentence: fault.sentence }
      : { code: 'code_incomplete', fields: ['code'] };
  }
}

type CodeFormProps = Pick<CodeDialogProps, 'resendBy'> & {
  id: string;
  code: AwaitedCode;
  input: RefObject<HTMLInputElement | null>;
  post: Post;
  intents: ReturnType<typeof codeIntents>;
};

function CodeForm({ id, code, input, post, intents, resendBy }: CodeFormProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft(code.secondsToResend);
  const { fault, outcome } = post;

  useEffect(() => {
    if (input.current && fault?.fields?.includes('code')) input.current.value = '';
  }, [fault, input]);

  function type({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    field.value = readCode(field.value);
    // After the form itself has handled the edit.
    if (field.value.length === codeLength) setTimeout(() => field.form?.requestSubmit(button.current));
  }

  return (
    <PostForm post={post} id={id} className="grid gap-4">
      <input type="hidden" name="userId" value={code.userId} />
      <input type="hidden" name="codeEmail" value={code.email} />
      {/* Enter presses the first button of a form, whichever that is. */}
      <button
        ref={button}
        type="submit"
        name="intent"
        value={intents.use}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <p>
        {texts.intro}{' '}
        <strong>
          <EmailText email={code.email} />
        </strong>
      </p>
      {fault && <Banner>{codeSentence(fault)}</Banner>}
      {outcome?.intent === intents.resend && <Banner look="success">{texts.resent}</Banner>}
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
        form={resendBy?.form}
        name="intent"
        value={resendBy?.intent ?? intents.resend}
        look="plain"
        small
        busy={post.busyWith === intents.resend}
        disabled={hydrated && seconds > 0}
      >
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </Button>
    </PostForm>
  );
}

/**
 * Puts the specification's words around the sentence for a refused code, but not around that for a code that was not checked.
 */
function codeSentence(fault: Fault): string {
  const isRefused = fault.fields?.includes('code') && fault.code !== 'code_incomplete';
  return isRefused ? texts.invalid(faultSentence(fault)) : faultSentence(fault);
}
