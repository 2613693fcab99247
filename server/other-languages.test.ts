import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interfaceLanguages, offeredLanguages } from '#contract/lists/interface-languages.ts';
import { sayInAll } from './other-languages.ts';

test('an answer in one line has a line for each language that is offered, and none for a preview', () => {
  const lines = sayInAll('starting').split('\n');
  assert.equal(lines.length, offeredLanguages.length);
  for (const { code, state } of interfaceLanguages)
    assert.equal(lines.includes(sayInAll('starting', [code])), state === 'complete');
  assert.equal(sayInAll('starting', ['hi', 'en']).split('\n').length, 2);
});
