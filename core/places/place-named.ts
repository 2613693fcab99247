import { bySize, placeKey } from './find-places.ts';
import { type Place, placeLabel, places } from './table.ts';

/** The city or district of this name, with its region or without; null where none has it. */
export function placeNamed(typed: string): Place | null {
  named ??= byName();
  return named.get(placeKey(typed)) ?? null;
}

/** Built at the first use, to keep the start fast. */
let named: Map<string, Place> | undefined;

/** Of several with one name, the one that is suggested first. */
function byName(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const place of [...places.values()].toSorted(bySize))
    for (const name of [placeLabel(place), place.name, ...place.names]) {
      const key = placeKey(name);
      if (!found.has(key)) found.set(key, place);
    }
  return found;
}
