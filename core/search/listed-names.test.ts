import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from './listed-names.ts';

for (const name of ['बिक्री', 'विक्रय', 'विक्री'])
  test(`the skill Sales is found by its name ${name}`, () => {
    const stored = namesIn([name]).flatMap((one) => one.stored.map((words) => words.join(' ')));
    assert(stored.includes('skill:sales'), stored.join(', '));
  });
