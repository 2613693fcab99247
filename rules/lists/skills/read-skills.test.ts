import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSkills } from './read-skills.ts';

test('skills are read from one line, in the list’s own spelling, each once', () => {
  assert.deepEqual(readSkills('js, JavaScript ; लेखांकन,\r\nBeekeeping,, beekeeping ,\u200b, '), [
    'JavaScript',
    'Accounting',
    'Beekeeping',
  ]);
  assert.deepEqual(readSkills(' , ;\n'), []);
});
