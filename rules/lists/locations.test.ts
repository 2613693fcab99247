import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locations } from './locations.ts';

test('the 36 districts of Maharashtra stand in alphabetical order, then Other', () => {
  const values: readonly string[] = locations;
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
