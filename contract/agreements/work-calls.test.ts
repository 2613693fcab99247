import assert from 'node:assert/strict';
import { test } from 'node:test';
import { submissionFields } from './work-calls.ts';

test('hours of a form are digits of any script, and nothing else counts as a number', () => {
  const hours = (typed: string) => submissionFields.hours.safeParse(typed).data;
  for (const [typed, read] of Object.entries({ '22': 22, ' २२ ': 22, '2२': 22, '०': 0, '٣': 3 }))
    assert.equal(hours(typed), read, typed);
  for (const typed of ['', '  ', '1e2', '०x१०', '१.५', '-१', '१'.repeat(500)])
    assert.equal(hours(typed), undefined, typed);
});
