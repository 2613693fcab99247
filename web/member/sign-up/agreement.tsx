import { signUpTexts as texts } from '../../content/sign-up.ts';
import { CheckboxField } from '../../ui/field.tsx';
import type { SignUpState } from './use-sign-up.ts';

/** Consent, with both texts at hand without leaving the form. */
export function Agreement({ state }: { state: SignUpState }) {
  const { values, change, noteOf } = state;
  return (
    <div className="grid gap-1">
      <CheckboxField
        name="agree"
        label={texts.agree}
        checked={values.agree}
        onChange={(event) => change('agree', event.target.checked)}
        error={noteOf('agree')}
        required
      />
      <CheckboxField
        name="marketing"
        label={texts.marketing}
        checked={values.marketing}
        onChange={(event) => change('marketing', event.target.checked)}
      />
    </div>
  );
}
