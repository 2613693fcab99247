type Point = { latitude: number; longitude: number };

const earthRadiusKm = 6371.0088;

/** Great-circle distance from centre to centre, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The n of "about n km": whole kilometres, fives from 20 on, tens from 100 on. Never 0, because centres are not addresses. */
export function aboutKm(km: number): number {
  const step = km >= 100 ? 10 : km >= 20 ? 5 : 1;
  return Math.max(1, Math.round(km / step) * step);
}

/** The box that holds every point within so many kilometres, for a search that an index can answer first. */
export function boxAround(
  point: Point,
  km: number,
): { south: number; north: number; west: number; east: number } {
  const degrees = (km / earthRadiusKm) * (180 / Math.PI);
  const widening = Math.cos((Math.min(89, Math.abs(point.latitude) + degrees) * Math.PI) / 180);
  return {
    south: point.latitude - degrees,
    north: point.latitude + degrees,
    west: point.longitude - degrees / widening,
    east: point.longitude + degrees / widening,
  };
}
