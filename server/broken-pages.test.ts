import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPages, createBrokenPages } from './broken-pages.ts';
import { createLog } from './log.ts';

const broken = {
  page: '/my/projects/:slug',
  error: 'TypeError',
  frames: ['/assets/a.js:1:2'],
  release: 'r1',
};
const hour = 3_600_000;

function listen() {
  const lines: unknown[] = [];
  const log = Object.assign(createLog('silent'), { warn: (line: unknown) => lines.push(line) });
  const clock = { now: 0 };
  const note = createBrokenPages(log, () => clock.now);
  assert.ok(note);
  return { note, lines, clock };
}

test('each report counts under its page, and an address that is no page of ours is not written down', () => {
  brokenPages.clear();
  const { note, lines } = listen();
  note(broken);
  note(broken);
  note({ ...broken, page: '/people/asha-kulkarni' });
  assert.deepEqual(Object.fromEntries(brokenPages), { '/my/projects/:slug': 2, unknown: 1 });
  assert.deepEqual(lines, [broken, { ...broken, page: 'unknown' }]);
  brokenPages.clear();
});

test('the log gets one line an hour for one bug, and at most a hundred however many are reported', () => {
  const { note, lines, clock } = listen();
  for (let at = 0; at < 300; at++) note({ ...broken, release: `r${at % 150}` });
  assert.equal(lines.length, 100);
  clock.now = hour - 1;
  note({ ...broken, release: 'new' });
  assert.equal(lines.length, 100);
  clock.now = hour;
  note(broken);
  note(broken);
  assert.equal(lines.length, 101);
  brokenPages.clear();
});
