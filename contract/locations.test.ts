import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locationLabel, locations } from './locations.ts';

test('the 36 districts of Maharashtra stand in alphabetical order, then Other', () => {
  const values = locations.map((location) => location.value);
  assert.equal(values.length, 37);
  assert.equal(values.at(-1), 'Other');
  const districts = values.slice(0, -1);
  assert.deepEqual(districts, districts.toSorted());
  assert.equal(new Set(districts).size, 36);
  assert.equal(districts[0], 'Ahmednagar');
  assert.equal(districts.at(-1), 'Yavatmal');
  for (const district of ['Mumbai City', 'Mumbai Suburban', 'Pune', 'Nagpur', 'Thane'])
    assert.ok(districts.includes(district), district);
});

test('a renamed district keeps its stored name and shows the new one beside it', () => {
  assert.equal(locationLabel('Ahmednagar'), 'Ahmednagar (Ahilyanagar)');
  assert.equal(locationLabel('Aurangabad'), 'Aurangabad (Chhatrapati Sambhajinagar)');
  assert.equal(locationLabel('Osmanabad'), 'Osmanabad (Dharashiv)');
  assert.equal(locationLabel('Pune'), 'Pune');
  assert.equal(locationLabel('Accra, Greater Accra, Ghana'), 'Accra, Greater Accra, Ghana');
});
