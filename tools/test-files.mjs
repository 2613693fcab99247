// node tools/test-files.mjs FILE …: runs these test files in this process and reports as `node --test` does (decision 198).
import { createHook } from 'node:async_hooks';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const files = process.argv.slice(2).map((name) => path.resolve(name));
const hooks = Object.getPrototypeOf(createHook({}));
const { enable } = hooks;
// The runner would follow each promise and socket to the test that made it: a quarter of the time of a test process.
hooks.enable = function () {
  return this;
};
const tests = run({ files, isolation: 'none' });
hooks.enable = enable;
// An uncaught error belongs to no test then: it ends the process with its stack, as anywhere else.
for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event);
// The summary knows nothing of what fails after the last test, such as an answer that was not the declared one.
for (const event of ['test:fail', 'test:summary']) {
  tests.on(event, ({ success = false }) => {
    if (!success) process.exitCode = 1;
  });
}
// A run that finds no tests proves nothing, so it fails.
tests.on('test:summary', ({ file, counts }) => {
  if (file === undefined && counts.tests === 0) process.exitCode = 1;
});
tests.compose(spec).pipe(process.stdout);
