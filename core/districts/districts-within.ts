import { boxAround, distanceKm } from './distance.ts';
import { type District, districts } from './table.ts';

const all = [...districts.values()];

/** The ids of cities and districts whose centre is within so many kilometres of this one's, itself included. */
export function districtsWithin(district: District, km: number): string[] {
  const { south, north, west, east } = boxAround(district, km);
  return all
    .filter(
      ({ latitude, longitude }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
    .filter((other) => distanceKm(district, other) <= km)
    .map(({ id }) => id);
}
