import { type Place, places } from './table.ts';

const districts = new Map(
  [...places.values()]
    .filter((place) => place.kind === 'district' && place.region === 'Maharashtra')
    .map((place) => [place.name, place]),
);

/** The district of a location as profiles store it; null for "Other" and for free text. */
export function placeOfLocation(location: string): Place | null {
  return districts.get(location) ?? null;
}
