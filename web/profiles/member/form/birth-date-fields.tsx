import { useId } from 'react';
import { signUpTexts } from '#web/sign-ups/texts/en/sign-up.ts';
import type { FormState } from './form-state.ts';

const texts = signUpTexts.dob;
const parts = [
  { field: 'dobDay', label: texts.day, autoComplete: 'bday-day', length: 2 },
  { field: 'dobMonth', label: texts.month, autoComplete: 'bday-month', length: 2 },
  { field: 'dobYear', label: texts.year, autoComplete: 'bday-year', length: 4 },
] as const;

/** A far away date as three numbers, which are quicker typed than looked up in a calendar. */
export function BirthDateFields({ state }: { state: Pick<FormState, 'values' | 'change' | 'noteOf'> }) {
  const { values, change, noteOf } = state;
  const id = useId();
  const note = parts.map(({ field }) => noteOf(field)).find((one) => one !== null);
  const describedBy = note ? `${id}-note ${id}-hint` : `${id}-hint`;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1.5 block font-semibold">{texts.label}</legend>
      <div className="flex gap-3">
        {parts.map(({ field, label, autoComplete, length }) => (
          <div key={field} className={length === 4 ? 'w-28' : 'w-20'}>
            <label htmlFor={`${id}-${field}`} className="block text-small">
              {label}
            </label>
            <input
              id={`${id}-${field}`}
              name={field}
              className="input"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length + 2}
              value={values[field]}
              onChange={(event) => change(field, event.target.value)}
              aria-invalid={noteOf(field) ? true : undefined}
              aria-describedby={noteOf(field) ? `${id}-note` : undefined}
              required
            />
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-soft">
        {texts.hint}
      </p>
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-small font-semibold text-sindoor">
          {note}
        </p>
      )}
    </fieldset>
  );
}
