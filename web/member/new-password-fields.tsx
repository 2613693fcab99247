import { passwordLimits, passwordStrength, type Strength } from '#contract/password.ts';
import { signUpTexts as texts } from '#texts/sign-up.ts';
import { classes } from '../ui/classes.ts';
import { useLeaked } from './leaked-password.ts';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldsProps = {
  password: string;
  confirmPassword: string;
  onPassword: (text: string) => void;
  onConfirmPassword: (text: string) => void;
  passwordNote?: string | null;
  confirmNote?: string | null;
};

/** A new password twice, with its strength and whether the two agree. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmPassword } = props;
  const matches = password === confirmPassword;
  const isLeaked = useLeaked(password);
  return (
    <>
      <div>
        <PasswordField
          label={texts.password.label}
          hint={texts.password.hint}
          name="password"
          autoComplete="new-password"
          maxLength={2 * passwordLimits.max}
          value={password}
          onChange={(event) => props.onPassword(event.target.value)}
          error={props.passwordNote}
          required
        />
        <StrengthBar password={password} />
        <p role="status" className="text-small font-semibold text-genda-ink not-empty:mt-1.5">
          {isLeaked && texts.leaked}
        </p>
      </div>
      <div>
        <PasswordField
          label={texts.confirmPassword.label}
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={2 * passwordLimits.max}
          value={confirmPassword}
          onChange={(event) => props.onConfirmPassword(event.target.value)}
          error={props.confirmNote}
          required
        />
        <p
          role="status"
          className={classes(
            'mt-1.5 min-h-6 text-small font-semibold',
            matches ? 'text-patta' : 'text-sindoor',
          )}
        >
          {confirmPassword !== '' && (matches ? texts.passwordsMatch : texts.passwordsDiffer)}
        </p>
      </div>
    </>
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
