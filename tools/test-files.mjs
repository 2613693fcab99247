// node tools/test-files.mjs FILE …: runs these test files in this process and reports as `node --test` does.
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const files = process.argv.slice(2).map((name) => path.resolve(name));
const tests = run({ files, isolation: 'none' });
// The summary does not count failures after the last test, such as an answer that does not fit its declaration.
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
