import { readerLanguageTexts as texts } from '#web/languages/texts/en/reader-language.ts';
import { SelectField } from '#web/ui/field.tsx';
import { useLanguages } from '#web/use-project.ts';

/** In which language a person without an account gets the email that this form sends; that of the page, unless it is changed. */
export function ReaderLanguage() {
  const { languages, prefix } = useLanguages();
  // A single language is no choice, and none is named. English has no prefix and stands first.
  if (!languages[0]) return null;
  return (
    <SelectField name="readerLanguage" label={texts.label} defaultValue={prefix.slice(1)}>
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
