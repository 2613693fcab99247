import type { FormState } from '#web/profiles/member/form/form-state.ts';
import { signUpTexts } from '#web/sign-ups/texts/en/sign-up.ts';
import { TextField } from '#web/ui/field.tsx';

const texts = signUpTexts.guardian;

/** The guardian of a member under 18. */
export function GuardianFields({ state }: { state: FormState }) {
  const { values, change, noteOf } = state;
  return (
    <>
      <p className="needs-script">{texts.why}</p>
      <p className="without-script">{texts.ifYoung}</p>
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
