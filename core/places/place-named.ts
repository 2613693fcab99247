import { findPlaces, placeKey } from './find-places.ts';
import { type Place, placeLabel } from './table.ts';

/** The place that somebody has named, with its region or without; null where that names none. */
export function placeNamed(typed: string): Place | null {
  const [name = ''] = typed.split(',');
  const found = findPlaces(name.replace(/ district$/, ''), { most: 50 });
  const place = found.find((one) => isNamed(one, typed)) ?? found.find((one) => isNamed(one, name));
  return place && (!typed.includes(',') || isNamed(place, typed)) ? place : null;
}

function isNamed(place: Place, typed: string): boolean {
  return [placeLabel(place), place.name, ...place.names].some((name) => placeKey(name) === placeKey(typed));
}
