import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { districtIn, districtNameIn } from './district-in.ts';
import { bySize, districtKey } from './find-districts.ts';
import { type District, districtLabel, districts } from './table.ts';

/** The city or district of this name, with its region or without; null where none has it. */
export function districtNamed(typed: string): District | null {
  named ??= byName();
  return named.get(districtKey(typed)) ?? null;
}

/** Built at the first use, to keep the start fast. */
let named: Map<string, District> | undefined;

/** Of several with one name, the one that is suggested first; a name that our pages write counts after those of the table. */
function byName(): Map<string, District> {
  const found = new Map<string, District>();
  const sorted = [...districts.values()].toSorted(bySize);
  for (const namesOf of [ofTable, inAll])
    for (const district of sorted)
      for (const name of namesOf(district)) {
        const key = districtKey(name);
        if (!found.has(key)) found.set(key, district);
      }
  return found;
}

const ofTable = (district: District) => [districtLabel(district), district.name, ...district.names];

/** How the languages of the interface write it, with its region and without. */
function inAll(district: District): string[] {
  return interfaceLanguages.flatMap(({ code }) =>
    [districtIn(district, code), districtNameIn(district, code) ?? []].flat(),
  );
}
