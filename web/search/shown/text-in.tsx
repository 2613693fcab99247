import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { SelectField } from '#web/ui/field.tsx';

/** A choice of the language in which what is searched for is written, each by its own name. */
export function TextIn({ label, any, value }: { label: string; any: string; value: string }) {
  return (
    <SelectField label={label} name="textIn" defaultValue={value}>
      <option value="">{any}</option>
      {interfaceLanguages.map(({ code, locale, name }) => (
        <option key={code} value={code} lang={locale}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
