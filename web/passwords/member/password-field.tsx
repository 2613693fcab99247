import { type ComponentProps, useState } from 'react';
import { passwordFieldTexts as texts } from '#web/ground/texts/en/forms.ts';
import { Field } from '#web/ui/field.tsx';

type PasswordFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: ComponentProps<typeof Field>['hint'];
  error?: string | null;
};

/** A password with a button that shows it; pasting and password managers work as everywhere. */
export function PasswordField({ label, hint, error, className, id, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...ties}
            type={shown ? 'text' : 'password'}
            className="input pe-20"
          />
          <button
            type="button"
            className="needs-script absolute inset-y-0.5 end-0.5 min-w-16 rounded-control px-3 font-semibold text-neel"
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            aria-pressed={shown}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? texts.hide : texts.show}
          </button>
        </div>
      )}
    </Field>
  );
}
