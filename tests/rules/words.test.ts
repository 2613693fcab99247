import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachesOf, proseOf } from './prose.ts';

/** How many breaches each folder may still have. A number only falls. */
const left: Record<string, number> = {
  docs: 85,
};

test('comments, test names and documents build plain sentences', () => {
  const counted: Record<string, number> = {};
  for (const { file } of proseOf(/./).flatMap(breachesOf)) {
    const folder = file.includes('/') ? (file.split('/')[0] ?? '') : '.';
    counted[folder] = (counted[folder] ?? 0) + 1;
  }
  assert.deepEqual(counted, left);
});

test('the rule for plain sentences sees what it forbids', () => {
  const seen = (text: string) => breachesOf({ file: 'core/a.ts', line: 1, text }).length;
  assert.equal(seen('Whoever signs in may read it.'), 1);
  assert.equal(seen('What a member wrote stays.'), 1);
  assert.equal(seen('It is deleted. What is left stays.'), 1);
  assert.equal(seen('It runs beside the job, of which nobody hears.'), 3);
  assert.equal(seen('What does it cost?'), 0);
  assert.equal(seen('The server says what is wrong.'), 0);
});
