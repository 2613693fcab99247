import { districts as allDistricts, type District } from './table.ts';

const districts = new Map(
  [...allDistricts.values()]
    .filter((district) => district.kind === 'district' && district.region === 'Maharashtra')
    .map((district) => [district.name, district]),
);

/** The district of a location as profiles store it; null for "Other" and for free text. */
export function districtOfLocation(location: string): District | null {
  return districts.get(location) ?? null;
}
