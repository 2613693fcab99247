import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachesOf, proseOf } from './prose.ts';

test('comments, test names and documents build plain sentences', () => {
  const breaches = proseOf(/./)
    .flatMap(breachesOf)
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);
  assert.deepEqual(breaches, []);
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
