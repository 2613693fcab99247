import { type ComponentProps, type FormEvent, useState } from 'react';
import { textLength } from '#rules/text/normalise.ts';
import { formTexts } from '#web/ground/texts/en/forms.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { TextAreaField, TextField } from './field.tsx';

type CountedProps = { most: number; hint?: string; defaultValue?: string };

/**
 * Shows how much of a text's limit is used, as the server will count it; only the limit while no script counts. Typed or pasted
 * text is never cut off.
 */
function useCount({ most, hint, defaultValue = '' }: CountedProps) {
  const isCounting = useHydrated();
  const [length, setLength] = useState(() => textLength(defaultValue));
  return {
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(textLength(event.currentTarget.value)),
    hint: (
      <>
        {hint && `${hint} `}
        <span className={length > most ? 'font-semibold text-sindoor tabular-nums' : 'tabular-nums'}>
          {isCounting ? formTexts.counted(length, most) : formTexts.most(most)}
        </span>
      </>
    ),
  };
}

/** A field of one line with a limit. */
export function CountedField({
  most,
  hint,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'hint'> & CountedProps) {
  return <TextField {...rest} {...useCount({ most, hint, defaultValue: rest.defaultValue })} />;
}

/** A field of several lines with a limit. */
export function CountedArea({
  most,
  hint,
  ...rest
}: Omit<ComponentProps<typeof TextAreaField>, 'hint'> & CountedProps) {
  return <TextAreaField {...rest} {...useCount({ most, hint, defaultValue: rest.defaultValue })} />;
}
