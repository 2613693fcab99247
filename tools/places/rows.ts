import { chooseNames } from './names.ts';
import { countries, type Postal, plainName, type Sources } from './sources.ts';

export type Place = {
  /** `c` for a city, `d` for a district. */
  kind: 'c' | 'd';
  id: string;
  region: string;
  name: string;
  latitude: string;
  longitude: string;
  thousands: number;
  names: string[];
};

export function placeRows({ cities }: Sources): Place[] {
  return cities
    .map((city) => ({
      kind: 'c' as const,
      id: city.id,
      region: city.region,
      name: city.name,
      ...point(city.latitude, city.longitude),
      thousands: Math.round(city.population / 1000),
      names: chooseNames(city.region, city.name, city.alternates, city.population),
    }))
    .toSorted((a, b) => Number(a.id) - Number(b.id));
}

/** Districts with a centre: the middle of their post offices, or of their cities where no post office is known. */
export function districtRows(sources: Sources): Place[] {
  return [...sources.districts]
    .filter(([code]) => countries.includes(code.slice(0, 2)))
    .flatMap(([code, name]) => {
      const region = code.split('.').slice(0, 2).join('.');
      const offices = sources.postal.filter((office) => districtOf(office, sources) === code);
      const cities = sources.cities.filter((city) => city.district === code);
      const at = offices.length > 0 ? offices : cities;
      if (at.length === 0) return [];
      const seat = cities.find((city) => plainName(city.name) === name);
      const alternates = [...new Set(offices.map((office) => office.district)), ...(seat?.alternates ?? [])];
      return [
        {
          kind: 'd' as const,
          id: code,
          region,
          name: districtNames.get(code) ?? name,
          ...point(middle(at.map((one) => one.latitude)), middle(at.map((one) => one.longitude))),
          thousands: 0,
          names: chooseNames(region, districtNames.get(code) ?? name, [name, ...alternates], 50_000),
        },
      ];
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The specification's spellings, which members' profiles already hold. */
const districtNames = new Map([
  ['IN.16.515', 'Aurangabad'],
  ['IN.16.519', 'Mumbai City'],
  ['IN.16.520', 'Raigad'],
  ['IN.16.522', 'Ahmednagar'],
  ['IN.16.523', 'Beed'],
  ['IN.16.507', 'Gondia'],
]);

const byPostalName = new Map<string, string | null>();

/** The code of a post office's district; newer districts have none there and are found by their name. */
export function districtOf(office: Postal, { districts }: Sources): string | null {
  const code = `${office.state}.${office.code}`;
  if (districts.has(code)) return code;
  const key = `${office.state} ${office.district}`;
  if (!byPostalName.has(key)) {
    const wanted = spelling(office.district);
    const found = [...districts].find(
      ([code, name]) => code.startsWith(`${office.state}.`) && spelling(name) === wanted,
    );
    byPostalName.set(key, found?.[0] ?? null);
  }
  return byPostalName.get(key) ?? null;
}

function spelling(name: string): string {
  return plainName(name)
    .toLowerCase()
    .replace(/\(.*\)|\b(?:the|district)\b|[^a-z]/g, '')
    .replace(/(.)\1/g, '$1')
    .replace(/h/g, '');
}

function point(latitude: number, longitude: number): { latitude: string; longitude: string } {
  return { latitude: String(Number(latitude.toFixed(3))), longitude: String(Number(longitude.toFixed(3))) };
}

function middle(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
