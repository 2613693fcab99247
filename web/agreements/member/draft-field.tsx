import { agreementChoices as choices, agreementFields as words } from '#web/agreements/texts/en/form.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CountedArea, CountedField } from '#web/ui/counted-field.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import type { FieldSpec } from './steps.ts';

export type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** One field of a draft, with its word explained where it stands. */
export function DraftField({ post, field, value }: { post: Post; field: FieldSpec; value: FieldValue }) {
  const { name } = field;
  const { label = name, hint } = words[name] ?? {};
  const error = noteAt(post.fault, name);
  if (field.kind === 'tick')
    return (
      <CheckboxField
        id={post.field(name).id}
        name={name}
        value="yes"
        defaultChecked={post.answer?.typed ? name in post.answer.typed : value === true}
        label={label}
        hint={hint}
        error={error}
      />
    );
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const props = { ...post.field(name, text), label, hint, error };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField {...props} className="max-w-80">
          {field.among.map((one) => (
            <option key={one} value={one}>
              {choices[name]?.[one] ?? one}
            </option>
          ))}
        </SelectField>
      );
    case 'day':
      return <TextField {...props} type="date" optional={field.optional} className="max-w-64" />;
    case 'count':
      return <TextField {...props} inputMode="numeric" autoComplete="off" className="max-w-48" />;
    case 'amount':
      return (
        <TextField
          {...props}
          inputMode="decimal"
          optional={field.optional}
          autoComplete="off"
          className="max-w-64"
        />
      );
    case 'lines':
      return <CountedArea {...props} most={field.most * field.each} rows={4} optional={field.optional} />;
    case 'text':
      return <CountedArea {...props} most={field.most} rows={6} optional={field.optional === true} />;
    case 'line':
      return (
        <CountedField {...props} most={field.most} optional={field.optional === true} autoComplete="off" />
      );
  }
}
