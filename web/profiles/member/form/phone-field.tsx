import { useEffect, useEffectEvent, useState } from 'react';
import { latinDigits } from '#rules/text/digits.ts';
import { signUpTexts as texts } from '#web/sign-ups/texts/en/sign-up.ts';
import { Field } from '#web/ui/field.tsx';
import type { FormState } from './form-state.ts';
import { type Country, firstCountries, loadOtherCountries, readPhone } from './phone.ts';

const quietTime = 1500;

/** Country and number. A number written with its own + code chooses the country by itself. */
export function PhoneField({ state }: { state: FormState }) {
  const { values, change, adjust, noteOf } = state;
  const [others, setOthers] = useState<Country[]>([]);

  async function tidy() {
    const typed = latinDigits(values.phone);
    if (!typed.trim().startsWith('+')) return;
    const phone = await readPhone(typed, values.phoneCountry).catch(() => null);
    if (!phone) return;
    adjust({ phoneCountry: phone.country, phone: phone.national });
  }

  const takeOver = useEffectEvent((countries: Country[]) => {
    setOthers(countries);
    void tidy();
  });
  useEffect(() => {
    // Late, because the library is large and a slow phone has better things to do first. Without it the first
    // countries remain, and the server checks the number.
    const timer = setTimeout(() => loadOtherCountries().then(takeOver, () => undefined), quietTime);
    return () => clearTimeout(timer);
  }, []);

  const isListed = [...firstCountries, ...others].some(({ code }) => code === values.phoneCountry);
  return (
    <Field label={texts.phone.label} error={noteOf('phone')}>
      {(ties) => (
        <div className="grid grid-cols-[minmax(9.5rem,2fr)_3fr] gap-2">
          <select
            className="input"
            name="phoneCountry"
            aria-label={texts.phone.country}
            autoComplete="off"
            value={values.phoneCountry}
            onChange={(event) => change('phoneCountry', event.target.value)}
          >
            {firstCountries.map(toOption)}
            {!isListed && <option value={values.phoneCountry}>{values.phoneCountry}</option>}
            {others.length > 0 && <optgroup label={texts.phone.more}>{others.map(toOption)}</optgroup>}
          </select>
          <input
            {...ties}
            className="input"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={values.phone}
            onChange={(event) => change('phone', event.target.value)}
            onBlur={tidy}
            required
          />
        </div>
      )}
    </Field>
  );
}

function toOption({ code, label }: Country) {
  return (
    <option key={code} value={code}>
      {label}
    </option>
  );
}
