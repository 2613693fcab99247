import { mentorCountries } from '#contract/mentors/filters.ts';
import { findDistricts } from '../districts/find-districts.ts';
import { districtOfLocation } from '../districts/profile-location.ts';

const named: Record<string, string> = { india: 'IN', ghana: 'GH', nigeria: 'NG', uganda: 'UG' };

/** The country of a profile's location, which is a district, or free text that usually ends with the country. */
export function countryOf(location: string): string {
  if (location === '') return '';
  const last = location.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const known = districtOfLocation(location)?.country ?? named[last];
  if (known) return known;
  const country = location.includes(',') ? undefined : findDistricts(location, { most: 1 })[0]?.country;
  return mentorCountries.find((one) => one === country) ?? 'other';
}
