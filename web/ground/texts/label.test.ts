import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locationLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from './label.ts';

test('a renamed district keeps its stored name and shows the new one next to it', () => {
  assert.equal(labelOf(locationLabels, 'Ahmednagar'), 'Ahmednagar (Ahilyanagar)');
  assert.equal(labelOf(locationLabels, 'Aurangabad'), 'Aurangabad (Chhatrapati Sambhajinagar)');
  assert.equal(labelOf(locationLabels, 'Osmanabad'), 'Osmanabad (Dharashiv)');
  assert.equal(labelOf(locationLabels, 'Pune'), 'Pune');
});

test('a place that a member wrote stands for itself, whatever it is called', () => {
  for (const place of ['Accra, Greater Accra, Ghana', 'constructor', '__proto__', ''])
    assert.equal(labelOf(locationLabels, place), place);
});
