import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A city or district of the shipped table. Rows store its id. */
export type District = {
  id: string;
  kind: 'city' | 'district';
  /** ISO 3166 code. */
  country: string;
  /** The id of the state, region or province. */
  regionId: string;
  /** State, region or province. */
  region: string;
  name: string;
  /** Other spellings and scripts. */
  names: readonly string[];
  latitude: number;
  longitude: number;
  /** In thousands; 0 for districts and where unknown. */
  thousands: number;
};

const folder = path.join(import.meta.dirname, 'tables');

/** The lines of a data file without its header. */
export function linesOf(name: string): string[][] {
  return readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function readDistricts(): Map<string, District> {
  const lines = linesOf('places.tsv');
  const regions = new Map(
    lines.filter(([kind]) => kind === 'r').map(([, code = '', name = '']) => [code, name]),
  );
  const districts = lines
    .filter(([kind]) => kind !== 'r')
    .map(
      ([kind, id = '', region = '', name = '', latitude, longitude, thousands, names]): [
        string,
        District,
      ] => [
        id,
        {
          id,
          kind: kind === 'd' ? 'district' : 'city',
          country: region.slice(0, 2),
          regionId: region,
          region: regions.get(region) ?? '',
          name,
          names: names ? names.split(',') : [],
          latitude: Number(latitude),
          longitude: Number(longitude),
          thousands: Number(thousands),
        },
      ],
    );
  return new Map(districts);
}

export const districts: ReadonlyMap<string, District> = readDistricts();

/** District ids by the first three digits of a PIN code. */
export const pinPrefixes: ReadonlyMap<string, string> = new Map(
  linesOf('pin-codes.tsv').map(([prefix = '', id = '']) => [prefix, id]),
);

/** `Pune, Maharashtra`, with the kind where a city and its district have one name. */
export function districtLabel(district: District): string {
  return `${district.name}${district.kind === 'district' ? ' district' : ''}, ${district.region}`;
}
