import type { FormState } from '#web/profiles/member/form/form-state.ts';
import { signUpTexts } from '#web/sign-ups/texts/en/sign-up.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { useLanguages } from '#web/use-project.ts';

const texts = signUpTexts.guardian;

/** The guardian of a member under 18. */
export function GuardianFields({ state }: { state: FormState }) {
  const { values, change, noteOf } = state;
  const { languages } = useLanguages();
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
      {/* The shared field of this choice (`reader-language.tsx`) would be one more file of scripts here. */}
      {languages[0] && (
        <SelectField
          label={texts.language}
          name="readerLanguage"
          value={values.readerLanguage}
          onChange={(event) => change('readerLanguage', event.target.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
