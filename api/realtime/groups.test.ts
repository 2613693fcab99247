import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGroups } from './groups.ts';

test('members are found by their keys, alone or many, until they leave', () => {
  const groups = createGroups<{ name: string }>();
  const [asha, kwame] = [{ name: 'Asha' }, { name: 'Kwame' }];
  const of = (key: string) => [...groups.of(key)].map(({ name }) => name);
  assert.deepEqual(of('rows'), []);
  groups.add('rows', asha);
  groups.add('rows', asha);
  assert.deepEqual(of('rows'), ['Asha']);
  groups.add('rows', kwame);
  groups.add('files', kwame);
  assert.deepEqual(of('rows'), ['Asha', 'Kwame']);
  groups.remove('rows', asha);
  groups.remove('rows', asha);
  assert.deepEqual(of('rows'), ['Kwame']);
  groups.add('rows', asha);
  groups.remove('rows', kwame);
  groups.remove('rows', asha);
  groups.remove('files', asha);
  assert.deepEqual([of('rows'), of('files')], [[], ['Kwame']]);
});
