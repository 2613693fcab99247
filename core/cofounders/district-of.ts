import { districtNamed } from '../districts/district-named.ts';
import { districtOfLocation } from '../districts/profile-location.ts';
import type { District } from '../districts/table.ts';

const countries: Record<string, string> = { india: 'IN', ghana: 'GH', nigeria: 'NG', uganda: 'UG' };

/** The district of a profile's location, which is a district, or free text such as "Accra, Greater Accra, Ghana"; null without one. */
export function districtOf(location: string): District | null {
  if (location === '') return null;
  const known = districtOfLocation(location) ?? districtNamed(location);
  if (known) return known;
  const parts = location.split(',').map((part) => part.trim());
  const country = countries[parts.at(-1)?.toLowerCase() ?? ''];
  if (!country) return null;
  const places = [parts.slice(0, -1).join(', '), parts[0] ?? ''];
  return places.map(districtNamed).find((found) => found?.country === country) ?? null;
}
