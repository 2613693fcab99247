/** The rows of the packages about the four countries. */
export type City = {
  id: string;
  name: string;
  alternates: string[];
  latitude: number;
  longitude: number;
  country: string;
  region: string;
  district: string;
  population: number;
};
export type Postal = {
  pin: string;
  state: string;
  district: string;
  code: string;
  latitude: number;
  longitude: number;
};
export type Sources = {
  cities: City[];
  /** Name by code, such as IN.16. */
  regions: Map<string, string>;
  /** Name by code, such as IN.16.521. */
  districts: Map<string, string>;
  postal: Postal[];
};

export const countries = ['IN', 'GH', 'NG', 'UG'];

export function readSources(cities: string, regions: string, districts: string, postal: string): Sources {
  return {
    cities: lines(cities)
      .map(cityOf)
      .filter((city) => countries.includes(city.country)),
    regions: codes(regions),
    districts: codes(districts),
    postal: lines(postal).map(postalOf),
  };
}

/** Latin letters without the marks that transliteration adds; members do not type them. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʻ]/g, "'")
    .trim();
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

function codes(json: string): Map<string, string> {
  const entries: { code: string; name: string }[] = JSON.parse(json);
  return new Map(
    entries
      .filter(({ code }) => countries.includes(code.slice(0, 2)))
      .map(({ code, name }) => [code, plainName(name).replace(/\s+(district|division|state)$/i, '')]),
  );
}

/** The columns of GeoNames' main table. */
function cityOf(line: string): City {
  const cells = line.split('\t');
  const cell = (index: number) => cells[index] ?? '';
  return {
    id: cell(0),
    name: plainName(cell(1)),
    alternates: cell(3).split(','),
    latitude: Number(cell(4)),
    longitude: Number(cell(5)),
    country: cell(8),
    region: `${cell(8)}.${cell(10)}`,
    district: `${cell(8)}.${cell(10)}.${cell(11)}`,
    population: Number(cell(14)),
  };
}

/** The columns of GeoNames' table of postal codes. */
function postalOf(line: string): Postal {
  const cells = line.split('\t');
  const cell = (index: number) => cells[index] ?? '';
  return {
    pin: cell(1),
    state: `IN.${cell(4)}`,
    district: cell(5),
    code: cell(6),
    latitude: Number(cell(9)),
    longitude: Number(cell(10)),
  };
}
