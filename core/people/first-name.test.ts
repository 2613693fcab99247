import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { firstNameIn } from './first-name.ts';

const core = await freshCore();

async function firstOf(name: string): Promise<string | undefined> {
  const { rows } = await sql<{ first: string }>`
    select ${firstNameIn('one.name')} as first from (select ${name}::text as name) as one`.execute(core.db);
  return rows[0]?.first;
}

test('a first name ends at every space that a name can hold, and at a mark in place of one', async () => {
  for (const space of [' ', '  ', '\u00a0', '\u2009', '\u200b', '\u3000', '.', '_'])
    assert.equal(await firstOf(`Isha${space}Deshpande`), 'Isha', JSON.stringify(space));
  assert.equal(await firstOf(' \u00a0Isha Deshpande'), 'Isha');
});

test('a surname before a comma is no first name', async () => {
  for (const comma of [', ', ',', ' ,\u00a0', ',, ', '\u060c ', '\uff0c'])
    assert.equal(await firstOf(`Deshpande${comma}Isha Anil`), 'Isha', JSON.stringify(comma));
  assert.equal(await firstOf('Isha, Deshpande'), 'Deshpande');
  assert.equal(await firstOf('Kulkarni Deshpande, Isha, Pune'), 'Isha');
  assert.equal(await firstOf(', Isha Deshpande'), 'Isha');
  for (const name of ['Isha,', 'Isha , ', 'Isha,.']) assert.equal(await firstOf(name), 'Isha', name);
});

test('a first name keeps its hyphen, its apostrophe and the letters of its script', async () => {
  for (const first of ['Anne-Marie', 'D’Arcy', 'ईशा', 'Łucja', 'ਮਨ\u200dਪ੍ਰੀਤ'])
    assert.equal(await firstOf(`${first} Rao`), first);
  assert.equal(await firstOf('Isha'), 'Isha');
  assert.equal(await firstOf('...'), '');
});
