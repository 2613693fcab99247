import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const lines = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/security.md has a line for each point, which says what was tried', () => {
  const points = [...new Set(lines.map(([, point]) => Number(point)))];
  assert.deepEqual(
    points,
    Array.from({ length: 15 }, (_, at) => at + 1),
  );
  for (const [, , promise = '', , inputs = ''] of lines) assert.ok(inputs.length > 10, promise);
});

test('every test that docs/security.md names is there', () => {
  for (const [, , promise, tests = ''] of lines) {
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    assert.ok(files.length > 0, `no test holds "${promise}"`);
    for (const file of files) {
      assert.match(file, /\.(test|spec)\.ts$/);
      assert.ok(existsSync(path.join(root, file)), `${file}, which is to hold "${promise}"`);
    }
  }
});
