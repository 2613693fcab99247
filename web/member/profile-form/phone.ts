import type { CountryCode } from 'libphonenumber-js';

export type Country = { code: string; label: string };

/** Where most members are; the rest of the world follows when the library has arrived. */
export const firstCountries: readonly Country[] = [
  { code: 'IN', label: 'India (+91)' },
  { code: 'GH', label: 'Ghana (+233)' },
  { code: 'NG', label: 'Nigeria (+234)' },
  { code: 'UG', label: 'Uganda (+256)' },
];

const loadLibrary = () => import('libphonenumber-js/min');

export async function loadOtherCountries(): Promise<Country[]> {
  const { getCountries, getCountryCallingCode } = await loadLibrary();
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return getCountries()
    .filter((code) => !firstCountries.some((first) => first.code === code))
    .map((code) => ({ code, label: `${names.of(code)} (+${getCountryCallingCode(code)})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
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
