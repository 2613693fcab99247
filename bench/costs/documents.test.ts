import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { actionNames, type Costs } from './costs.ts';
import { usualHabits } from './habits.ts';
import { costsTable, fixedTable, habitsTable, limitsTable, sizesTable } from './markdown.ts';
import { sizeFor } from './sizing.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');
const costs: Costs = JSON.parse(read('measurements/costs.json'));

test('the document on scaling has the sizes that follow from the kept costs and the usual habits', () => {
  const sizes = [1e4, 1e6, 1e7].map((members) => sizeFor(members, { costs, habits: usualHabits }));
  const scaling = read('scaling.md');
  for (const table of [sizesTable(sizes), limitsTable(sizes), habitsTable(usualHabits)])
    assert.ok(scaling.includes(table), `docs/scaling.md lacks:\n${table}`);
});

test('the page of costs has the kept ones, each above nothing', () => {
  const page = read('measurements/costs.md');
  for (const table of [costsTable(costs), fixedTable(costs)])
    assert.ok(page.includes(table), `docs/measurements/costs.md lacks:\n${table}`);
  assert.deepEqual(
    actionNames.filter((name) => !(costs.actions[name].server > 0)),
    [],
  );
});
