import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

// A test that never ends, or leaves something open, fails and says so: it must not hold up a whole run.

const tool = path.resolve(import.meta.dirname, 'test-files.mjs');

/** Runs a file of tests with these lines, with limits of milliseconds. */
async function run(lines: readonly string[]): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-files-'));
  const file = path.join(folder, 'sample.test.ts');
  await writeFile(file, ["import { test } from 'node:test';", ...lines].join('\n'));
  const { NODE_TEST_CONTEXT: _own, ...rest } = process.env;
  const env = { ...rest, LONGEST_TEST: '500', LONGEST_REST: '500' };
  const ended = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [tool, file], { env, timeout: 30_000 }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? 1, output: out + err }),
    );
  });
  await rm(folder, { recursive: true });
  return ended;
}

test('a test that never ends fails, and those after it run', async () => {
  const { code, output } = await run([
    "test('waits for ever', () => new Promise(() => setInterval(() => {}, 1000).unref()));",
    "test('comes later', () => {});",
  ]);
  assert.equal(code, 1, output);
  assert.match(output, /✖ waits for ever/);
  assert.match(output, /✔ comes later/);
});

test('a run whose process does not end after its last test says what is open, and fails', async () => {
  const { code, output } = await run(["test('leaves a timer', () => void setInterval(() => {}, 1000));"]);
  assert.equal(code, 1, output);
  assert.match(output, /leaves a timer\. The process does not end: Timeout/);
});
