import { useEffect, useRef } from 'react';
import { signUpTexts as texts } from '#texts/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { SignUpState } from './use-sign-up.ts';

/** The e-mail with the button that mails its code. */
export function EmailField({ state }: { state: SignUpState }) {
  const { values, change, noteOf, proof, sendCode } = state;
  const outcome = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog cannot take the focus back once the e-mail is verified.
    const isDone = wasOpen.current && !proof.dialogOpen && proof.verified;
    wasOpen.current = proof.dialogOpen;
    if (isDone) setTimeout(() => outcome.current?.focus());
  }, [proof.dialogOpen, proof.verified]);
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
            look="quiet"
            className="shrink-0"
            busy={proof.sending}
            disabled={values.email.trim() === '' || proof.verified}
            onClick={sendCode}
          >
            {proof.sending ? texts.sendingCode : texts.sendCode}
          </Button>
        }
      />
      <p ref={outcome} tabIndex={-1} role="status" className="font-semibold text-patta">
        {proof.verified && <span className="mt-1.5 inline-block">✓ {texts.verified}</span>}
      </p>
    </div>
  );
}
