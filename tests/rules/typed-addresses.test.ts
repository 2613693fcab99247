import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const folder = path.resolve(import.meta.dirname, '../e2e');

/** So many addresses of pages journeys still type. A journey that presses instead makes it smaller; it never grows. */
const most = 65;

/** Where a member comes in, and Today, from where everything else is pressed. */
const entrances = new Set(['/', '/dashboard', '/login', '/signup']);

test('journeys of members and administrators press from Today, and type fewer addresses with time', () => {
  const files = globSync(`${folder}/{member,admin,plain,journey}*.ts`);
  assert.ok(files.length > 25, 'the journeys were found');
  const typed = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:goto|open|go)\((?:\w+, )?[`']((?:\/|\$\{)[^`']*)[`']/g)]
      .map(([, address = '']) => address)
      .filter((address) => !entrances.has(address)),
  );
  assert.equal(typed.length, most, `Journeys type ${typed.length} addresses.`);
});
