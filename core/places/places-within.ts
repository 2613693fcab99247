import { distanceKm } from './distance.ts';
import { type Place, places } from './table.ts';

/** The ids of the places whose centre is within so many kilometres of this one's, itself included. */
export function placesWithin(place: Place, km: number): string[] {
  return [...places.values()].filter((other) => distanceKm(place, other) <= km).map(({ id }) => id);
}
