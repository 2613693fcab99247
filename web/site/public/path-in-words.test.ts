import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathInWords } from './path-in-words.ts';

const shownFor = (typed: string) => pathInWords(new URL(typed, 'https://saharambh.example').pathname);

test('an address is shown as it was typed, in any script', () => {
  for (const typed of ['/nothing/here', '/प्रार्थना', '/உதவி', '/مساعدة', '/帮助', '/a b', '/😀'])
    assert.equal(shownFor(typed), typed);
  assert.equal(shownFor('/%E0%A4%95'), '/क');
});

test('an encoding that makes no sense stays as it is', () => {
  assert.equal(shownFor('/%E0%A4'), '/%E0%A4');
  assert.equal(shownFor('/100%'), '/100%');
});

test('invisible characters and those that turn the direction of the text are left out', () => {
  assert.equal(shownFor('/a%00%0d%0ab'), '/ab');
  assert.equal(shownFor('/%E2%80%AEgpj.exe%E2%80%A9'), '/gpj.exe');
  assert.equal(shownFor('/%E2%80%8Bx%EF%BB%BF'), '/x');
});

test('a long one is shortened in the middle, and no letter is cut apart', () => {
  const long = shownFor(`/${'क्षि'.repeat(300)}`);
  assert.ok(Array.from(new Intl.Segmenter('hi').segment(long)).length <= 60, long);
  assert.match(long, /^\/क्षि.*…(क्षि)+$/u);
  const combined = `/x${'\u0301'.repeat(5000)}`;
  assert.ok(shownFor(combined).length < 400, 'marks piled upon one letter are few');
});
