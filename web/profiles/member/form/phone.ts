import type { CountryCode } from 'libphonenumber-js';
import { language } from '#web/ground/texts/en/language.ts';

export type Country = { code: string; label: string };

const names = new Intl.DisplayNames([language], { type: 'region' });

/** Where most members are; the rest of the world follows when the library has arrived. */
export const firstCountries: readonly Country[] = [
  toCountry('IN', '91'),
  toCountry('GH', '233'),
  toCountry('NG', '234'),
  toCountry('UG', '256'),
];

function toCountry(code: string, callingCode: string): Country {
  return { code, label: `${names.of(code)} (+${callingCode})` };
}

const loadLibrary = () => import('libphonenumber-js/min');

export async function loadOtherCountries(): Promise<Country[]> {
  const { getCountries, getCountryCallingCode } = await loadLibrary();
  return getCountries()
    .filter((code) => !firstCountries.some((first) => first.code === code))
    .map((code) => toCountry(code, getCountryCallingCode(code)))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** The number in its international form, with the country it says itself to be from; null when it is none. */
export async function readPhone(
  text: string,
  country: string,
): Promise<{ number: string; national: string; country: string } | null> {
  const { default: parsePhoneNumber } = await loadLibrary();
  const phone = parsePhoneNumber(text, country as CountryCode);
  if (!phone?.isValid()) return null;
  // As it is written after the country's code: without the 0 that some countries dial before it at home.
  const national = phone.formatInternational().replace(`+${phone.countryCallingCode}`, '').trim();
  return { number: phone.number, national, country: phone.country ?? country };
}
