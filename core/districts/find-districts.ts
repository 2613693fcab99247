import { type District, districts } from './table.ts';

/** The form in which names are compared: without case, accents, nukta, spaces and signs. */
export function districtKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('ँ', 'ं')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
}

const entries = [...districts.values()].map((district) => ({
  place: district,
  keys: [district.name, ...district.names].map(districtKey),
}));

/**
 * Suggests cities and districts for typed text: exact names first, then beginnings, then names one typing error away.
 * Larger ones come before smaller ones, a city before its district.
 */
export function findDistricts(
  typed: string,
  { country, most = 8 }: { country?: string; most?: number } = {},
): District[] {
  const key = districtKey(typed);
  if (key.length < 2) return [];
  const ranked = entries
    .filter(({ place: district }) => !country || district.country === country)
    .map(({ place: district, keys }) => ({
      place: district,
      rank: Math.min(...keys.map((name) => rankOf(name, key))),
    }))
    .filter(({ rank }) => rank < 3);
  return ranked
    .toSorted((a, b) => a.rank - b.rank || bySize(a.place, b.place))
    .slice(0, most)
    .map(({ place: district }) => district);
}

function rankOf(name: string, key: string): number {
  if (name === key) return 0;
  if (name.startsWith(key)) return 1;
  return key.length >= 4 && isOneErrorAway(name.slice(0, key.length + 1), key) ? 2 : 3;
}

/** One character wrong, missing, too many, or two swapped, against a name or the beginning of one. */
function isOneErrorAway(start: string, key: string): boolean {
  let same = 0;
  while (same < key.length && start[same] === key[same]) same++;
  const rest = key.slice(same);
  const from = (index: number) => start.slice(index);
  const wrong = from(same + 1).startsWith(rest.slice(1));
  const missing = from(same + 1).startsWith(rest);
  const extra = from(same).startsWith(rest.slice(1));
  const swapped =
    start[same] === key[same + 1] &&
    start[same + 1] === key[same] &&
    from(same + 2).startsWith(rest.slice(2));
  return wrong || missing || extra || swapped;
}

/** The larger first, a city before its district. */
export function bySize(one: District, other: District): number {
  return other.thousands - one.thousands || kindOrder(one) - kindOrder(other);
}

function kindOrder(district: District): number {
  return district.kind === 'city' ? 0 : 1;
}
