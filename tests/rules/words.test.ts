import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachesOf, proseOf } from './prose.ts';
import { filesOf } from './sources.ts';

test('comments, test names, documents and sentences of the interface build plain sentences', () => {
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

test('the rule reads the texts of pages and emails, and every version of a legal text', () => {
  const read = new Set(proseOf(/\/texts\//).flatMap(({ file, isShown }) => (isShown ? [file] : [])));
  for (const file of filesOf(/^web\/legal-texts\/texts\/.*\d{4}-\d\d-\d\d\.ts$/))
    assert.ok(read.has(file), file);
  assert.ok(read.has('web/cases/texts/en/words.ts') && read.has('outside/mail/texts/en/cases.ts'));
  const seen = (text: string) =>
    breachesOf({ file: 'web/cases/texts/en/words.ts', line: 1, text, isShown: true }).length;
  assert.equal(seen('Report it, as any member, to everybody or anybody.'), 3);
  assert.equal(seen('What we hold'), 0);
});
