import { signUpTexts } from '#texts/sign-up.ts';
import { TextField } from '../../ui/field.tsx';
import type { SignUpState } from './use-sign-up.ts';

const texts = signUpTexts.guardian;

/** Who stands by somebody under 18. */
export function GuardianFields({ state }: { state: SignUpState }) {
  const { values, change, noteOf } = state;
  return (
    <>
      <p>{texts.why}</p>
      <TextField
        label={texts.email}
        name="guardianEmail"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.guardianEmail}
        onChange={(event) => change('guardianEmail', event.target.value)}
        error={noteOf('guardianEmail')}
        required
      />
    </>
  );
}
