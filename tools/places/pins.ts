import { districtOf, type Place } from './rows.ts';
import type { Sources } from './sources.ts';

/** Cities whose sorting district spreads over several administrative ones: the city is what people mean. */
const cityPins: Record<string, string> = {
  '110': 'Delhi',
  '400': 'Mumbai',
  '500': 'Hyderabad',
  '560': 'Bengaluru',
  '600': 'Chennai',
  '700': 'Kolkata',
};
/** Below this share of its PIN codes a district is a guess, and the member is asked instead. */
const leastShare = 0.6;

/** The district for the first three digits of a PIN code, where they mean one. */
export function pinRows(sources: Sources, places: readonly Place[]): [string, string][] {
  const codes = new Map<string, Map<string, Set<string>>>();
  for (const office of sources.postal) {
    const prefix = office.pin.slice(0, 3);
    const district = districtOf(office, sources);
    const byDistrict = codes.get(prefix) ?? new Map<string, Set<string>>();
    codes.set(prefix, byDistrict);
    const pins = byDistrict.get(district ?? '') ?? new Set();
    byDistrict.set(district ?? '', pins.add(office.pin));
  }
  const known = new Set(places.map((place) => place.id));
  return [...codes]
    .flatMap(([prefix, byDistrict]): [string, string][] => {
      const city = largest(places, cityPins[prefix]);
      if (city) return [[prefix, city]];
      const all = new Set([...byDistrict.values()].flatMap((pins) => [...pins])).size;
      const [code, pins] = [...byDistrict].toSorted((a, b) => b[1].size - a[1].size)[0] ?? ['', new Set()];
      return known.has(code) && pins.size / all >= leastShare ? [[prefix, code]] : [];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function largest(places: readonly Place[], name: string | undefined): string | undefined {
  return places
    .filter((place) => place.kind === 'c' && place.region.startsWith('IN.') && place.name === name)
    .toSorted((a, b) => b.thousands - a.thousands)[0]?.id;
}
