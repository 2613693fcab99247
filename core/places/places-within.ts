import { boxAround, distanceKm } from './distance.ts';
import { type Place, places } from './table.ts';

const all = [...places.values()];

/** The ids of cities and districts whose centre is within so many kilometres of this one's, itself included. */
export function placesWithin(place: Place, km: number): string[] {
  const { south, north, west, east } = boxAround(place, km);
  return all
    .filter(
      ({ latitude, longitude }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
    .filter((other) => distanceKm(place, other) <= km)
    .map(({ id }) => id);
}
