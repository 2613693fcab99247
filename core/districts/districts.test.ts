import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { locations, otherLocation } from '#rules/lists/locations.ts';
import { aboutKm, boxAround, distanceKm } from './distance.ts';
import { districtIn, isNameOf, placeIn } from './district-in.ts';
import { districtNamed } from './district-named.ts';
import { findDistricts } from './find-districts.ts';
import { districtOfPin } from './pin-code.ts';
import { districtOfLocation } from './profile-location.ts';
import { districtLabel, districts, pinPrefixes } from './table.ts';

const data = path.join(import.meta.dirname, 'tables');
const first = (typed: string, country?: string) => findDistricts(typed, { country })[0]?.name;
const anyDistrict = fc.constantFrom(...districts.values());

test('the tables are small and name their source and licence', () => {
  const files = readdirSync(data);
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(data, name)).size, 0);
  assert.ok(bytes < 600_000, String(bytes));
  for (const name of files) {
    const head = readFileSync(path.join(data, name), 'utf8').slice(0, 600);
    assert.match(head, /GeoNames.*CC BY 4\.0/);
    if (!name.startsWith('names-')) assert.match(head, /npm packages/);
  }
});

test('every city and district lies in its country, with a name, a region and an id of its own', () => {
  const boxes: Record<string, [number, number, number, number]> = {
    IN: [6, 36, 68, 98],
    GH: [4.5, 11.5, -3.5, 1.5],
    NG: [4, 14, 2.5, 15],
    UG: [-1.6, 4.4, 29.4, 35.2],
  };
  for (const district of districts.values()) {
    const [south = 0, north = 0, west = 0, east = 0] = boxes[district.country] ?? [];
    assert.ok(district.name && district.region, district.id);
    assert.ok(district.latitude >= south && district.latitude <= north, districtLabel(district));
    assert.ok(district.longitude >= west && district.longitude <= east, districtLabel(district));
  }
  for (const country of Object.keys(boxes))
    assert.ok(
      [...districts.values()].filter((district) => district.country === country).length > 100,
      country,
    );
});

test('the 36 districts that profiles may hold are in the table', () => {
  for (const value of locations)
    assert.equal(districtOfLocation(value)?.name, value === otherLocation ? undefined : value, value);
  assert.equal(districtOfLocation('Accra, Greater Accra, Ghana'), null);
});

test('a district is found by old and new names, in Devanagari, without accents and with one typing error', () => {
  for (const [typed, name] of [
    ['pune', 'Pune'],
    ['पुणे', 'Pune'],
    ['Poona', 'Pune'],
    ['Bombay', 'Mumbai'],
    ['mumbia', 'Mumbai'],
    ['Bangalore', 'Bengaluru'],
    ['Sambhajinagar', undefined],
    ['Chhatrapati Sambhaji', 'Aurangabad'],
    ['Kumasi', 'Kumasi'],
    ['lagos', 'Lagos'],
    ['Kampla', 'Kampala'],
    ['दिल्ली', 'Delhi'],
    ['x', undefined],
    ['', undefined],
  ] as const)
    assert.equal(first(typed), name, typed);
  assert.equal(first('accra', 'GH'), 'Accra');
  assert.equal(first('accra', 'UG'), undefined);
  assert.deepEqual(findDistricts('pune').slice(0, 2).map(districtLabel), [
    'Pune, Maharashtra',
    'Pune district, Maharashtra',
  ]);
});

test('a PIN code leads to its district, or is reported as unknown', () => {
  const foundFor = (pin: string) => {
    const found = districtOfPin(pin);
    return 'place' in found ? found.place.name : found.fault;
  };
  for (const [pin, name] of [
    ['411004', 'Pune'],
    ['411 004', 'Pune'],
    ['४११००४', 'Pune'],
    ['400053', 'Mumbai'],
    ['110001', 'Delhi'],
    ['226001', 'Lucknow'],
    ['999999', 'pin_code_unknown'],
    ['011004', 'pin_code_form'],
    ['41100', 'pin_code_form'],
    ['4110045', 'pin_code_form'],
    ['abc', 'pin_code_form'],
  ] as const)
    assert.equal(foundFor(pin), name, pin);
  assert.ok(pinPrefixes.size >= 280);
  for (const id of pinPrefixes.values()) assert.ok(districts.has(id), id);
});

test('distances follow the globe, and are rounded', () => {
  const [mumbai, pune] = [findDistricts('mumbai')[0], findDistricts('pune')[0]];
  assert.ok(mumbai && pune);
  assert.equal(Math.round(distanceKm(mumbai, pune)), 119);
  assert.deepEqual(
    [0, 0.4, 1.4, 6.3, 19.4, 23, 48, 99, 104, 1234].map(aboutKm),
    [1, 1, 1, 6, 19, 25, 50, 100, 100, 1230],
  );
});

test('distance is the same both ways, and every point within a radius lies in its box', () => {
  fc.assert(
    fc.property(anyDistrict, anyDistrict, fc.constantFrom(5, 10, 25, 50), (a, b, radius) => {
      const km = distanceKm(a, b);
      assert.ok(km >= 0 && Math.abs(km - distanceKm(b, a)) < 1e-6);
      if (km > radius) return;
      const box = boxAround(a, radius);
      assert.ok(
        b.latitude >= box.south &&
          b.latitude <= box.north &&
          b.longitude >= box.west &&
          b.longitude <= box.east,
      );
    }),
    { numRuns: 5000 },
  );
});

test('a suggestion takes a few milliseconds', () => {
  const began = performance.now();
  for (let i = 0; i < 20; i++) findDistricts('chhatrapati');
  assert.ok((performance.now() - began) / 20 < 40);
});

test('each district reads in each language, and what reads there names the same district again', () => {
  const again = (said: string) => districtNamed(said)?.id;
  for (const { code } of interfaceLanguages)
    for (const district of districts.values())
      assert.equal(
        again(districtIn(district, code)),
        again(districtLabel(district)),
        `${district.id} ${code}`,
      );
});

test('a form that comes back unchanged names the same of two districts with one name, in each language', () => {
  for (const { code } of interfaceLanguages)
    for (const district of districts.values())
      assert.ok(isNameOf(districtIn(district, code), district.id), `${district.id} ${code}`);
  assert.ok(isNameOf('', '') && isNameOf('', 'gone'));
  assert.ok(!isNameOf('', '1264071') && !isNameOf('Malkapur', '1264071') && !isNameOf('Pune', 'gone'));
});

test('a name in Devanagari that the table knows is not taken by a place that only our pages name so', () => {
  for (const [typed, label] of [
    ['गोरखपुर', 'Gorakhpur, Uttar Pradesh'],
    ['सुलतानपूर', 'Sultanpur, Maharashtra'],
    ['लखीमपुर', 'North Lakhimpur, Assam'],
  ] as const) {
    const found = districtNamed(typed);
    assert.equal(found && districtLabel(found), label, typed);
  }
});

test('a place that an answer names reads in the language, and other text stays', () => {
  assert.equal(placeIn('Nagpur, Maharashtra', 'hi'), 'नागपुर, महाराष्ट्र');
  assert.equal(placeIn('Nagpur district, Maharashtra', 'mr'), 'नागपूर जिल्हा, महाराष्ट्र');
  assert.equal(placeIn('Nagpur', 'mr'), 'नागपूर');
  for (const said of ['', 'Kumasi, Ashanti', 'Behind the mill, Nagpur'])
    assert.equal(placeIn(said, 'hi'), said);
});
