import assert from 'node:assert/strict';
import { test } from 'node:test';
import { skills } from './all.ts';
import { skillIn } from './find.ts';
import { readSkills } from './read-skills.ts';

test('skills are read from one line, in the list’s own spelling, each once', () => {
  assert.deepEqual(readSkills('js, JavaScript ; लेखांकन,\r\nBeekeeping,, beekeeping ,\u200b, '), [
    'JavaScript',
    'Accounting',
    'Beekeeping',
  ]);
  assert.deepEqual(readSkills(' , ;\n'), []);
});

test('a skill as a language shows it is stored as the same skill again', () => {
  for (const { name } of skills)
    for (const code of ['en', 'hi', 'mr'])
      assert.deepEqual(readSkills(skillIn(name, code)), [name], `${code} ${name}`);
  assert.equal(skillIn('Farming', 'hi'), 'खेती');
  assert.equal(skillIn('Farming', 'mr'), 'शेती');
  for (const other of ['Agriculture', 'SQL', 'Pot painting']) assert.equal(skillIn(other, 'hi'), other);
});
