import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { passwordLimits, passwordStrength, type Strength } from '#rules/checks/password.ts';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { classes } from '#web/ui/classes.ts';
import { useLeaked } from './leaked-password.ts';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldsProps = {
  isAtFault?: (field: string) => boolean;
  noteOf?: (field: 'password' | 'confirmPassword') => string | null;
  onPassword?: (text: string) => void;
  onConfirmPassword?: (text: string) => void;
};

/** A new password twice, with its strength and whether the two agree. */
export function NewPasswordFields({
  isAtFault,
  noteOf,
  onPassword,
  onConfirmPassword,
}: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const matches = password === confirmation;
  const isLeaked = useLeaked(password);

  // Takes over the passwords typed before the scripts were there.
  useLayoutEffect(() => {
    const [first, second] = fields.current?.querySelectorAll('input') ?? [];
    if (first) setPassword(first.value);
    if (second) setConfirmation(second.value);
  }, []);

  const shared = {
    autoComplete: 'new-password',
    maxLength: 2 * passwordLimits.max,
    required: true,
  };
  return (
    <div ref={fields} className="contents">
      <div>
        <PasswordField
          {...shared}
          label={texts.password.label}
          hint={texts.password.hint}
          name="password"
          onInput={(event: FormEvent<HTMLInputElement>) => {
            setPassword(event.currentTarget.value);
            onPassword?.(event.currentTarget.value);
          }}
          error={noteOf?.('password')}
          aria-invalid={isAtFault?.('password') || undefined}
        />
        <StrengthBar password={password} />
        <p role="status" className="text-small font-semibold text-genda-ink not-empty:mt-1.5">
          {isLeaked && texts.leaked}
        </p>
      </div>
      <div>
        <PasswordField
          {...shared}
          label={texts.confirmPassword.label}
          name="confirmPassword"
          onInput={(event: FormEvent<HTMLInputElement>) => {
            setConfirmation(event.currentTarget.value);
            onConfirmPassword?.(event.currentTarget.value);
          }}
          error={noteOf?.('confirmPassword')}
          aria-invalid={isAtFault?.('confirmPassword') || undefined}
        />
        <p
          role="status"
          className={classes(
            'mt-1.5 min-h-6 text-small font-semibold',
            matches ? 'text-patta' : 'text-sindoor',
          )}
        >
          {confirmation !== '' && (matches ? texts.passwordsMatch : texts.passwordsDiffer)}
        </p>
      </div>
    </div>
  );
}

const colours: Record<Strength, { bar: string; word: string }> = {
  weak: { bar: 'bg-sindoor', word: 'text-sindoor' },
  medium: { bar: 'bg-genda', word: 'text-genda-ink' },
  strong: { bar: 'bg-patta', word: 'text-patta' },
};

function StrengthBar({ password }: { password: string }) {
  const { strength, share } = passwordStrength(password);
  if (password === '') return null;
  return (
    <div className="mt-2 flex items-center gap-3">
      <div className="h-2 grow overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div
          className={classes('h-full rounded-full', colours[strength].bar)}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <span className={classes('min-w-16 text-small font-semibold', colours[strength].word)}>
        <span className="sr-only">{texts.strength}: </span>
        {texts.strengths[strength]}
      </span>
    </div>
  );
}
