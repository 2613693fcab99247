import { bySize, placeKey } from './find-places.ts';
import { type Place, placeLabel, places } from './table.ts';

/** The place that somebody has named, with its region or without; null where that names none. */
export function placeNamed(typed: string): Place | null {
  named ??= byName();
  return named.get(placeKey(typed)) ?? null;
}

/** Made when first asked for: a start has better things to do. */
let named: Map<string, Place> | undefined;

/** Of places with one name, the one that is offered first. */
function byName(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const place of [...places.values()].toSorted(bySize))
    for (const name of [placeLabel(place), place.name, ...place.names]) {
      const key = placeKey(name);
      if (!found.has(key)) found.set(key, place);
    }
  return found;
}
