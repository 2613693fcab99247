import { useEffect, useRef } from 'react';
import type { useCodeDialog } from '#web/codes/member/code-dialog.tsx';
import { useHydrated } from '#web/forms/use-hydrated.ts';
import type { Post } from '#web/forms/use-post.tsx';
import type { FormState } from '#web/profiles/member/form/form-state.ts';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

type EmailFieldProps = {
  state: FormState;
  post: Post;
  isVerified: boolean;
  dialog: ReturnType<typeof useCodeDialog>;
};

/** The e-mail with the button that mails its code. */
export function EmailField({ state, post, isVerified, dialog }: EmailFieldProps) {
  const { values, change, noteOf } = state;
  const hydrated = useHydrated();
  const outcome = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog cannot take the focus back once the e-mail is verified.
    const isDone = wasOpen.current && !dialog.isOpen && isVerified;
    wasOpen.current = dialog.isOpen;
    if (isDone) setTimeout(() => outcome.current?.focus());
  }, [dialog.isOpen, isVerified]);
  const isSending = post.busyWith === 'send-code';
  return (
    <div>
      <TextField
        label={texts.email.label}
        hint={texts.email.hint}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.email}
        onChange={(event) => change('email', event.target.value)}
        error={noteOf('email')}
        required
        beside={
          <Button
            type="submit"
            name="intent"
            value="send-code"
            look="quiet"
            className="shrink-0"
            busy={isSending}
            disabled={isVerified || (hydrated && values.email.trim() === '')}
          >
            {isSending ? texts.sendingCode : texts.sendCode}
          </Button>
        }
      />
      <p ref={outcome} tabIndex={-1} role="status" className="font-semibold text-patta">
        {isVerified && <span className="mt-1.5 inline-block">✓ {texts.verified}</span>}
      </p>
    </div>
  );
}
