// node tools/test-files.mjs FILE …: runs these test files in this process and reports as `node --test` does.
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** Milliseconds after which a test has failed: without a limit, one that waits for ever would hold up the whole run. */
const longestTest = Number(process.env.LONGEST_TEST ?? 300_000);
/** Milliseconds that the process may live on after its last test. */
const longestRest = Number(process.env.LONGEST_REST ?? 60_000);

const files = process.argv.slice(2).map((name) => path.resolve(name));
const tests = run({ files, isolation: 'none', timeout: longestTest });
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
watchForRest();

/** The process ends by itself after its tests, unless one of them has left something open: then it says what, and fails. */
function watchForRest() {
  const running = new Map();
  let last = 'no test';
  let timer;
  const nameOf = ({ file, line, column, name }) => `${file}:${line}:${column} ${name}`;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (running.size > 0) return;
      const open = process.getActiveResourcesInfo().filter((one) => !/^(?:Pipe|TTY)Wrap$/.test(one));
      console.error(`The last test was ${last}. The process does not end: ${open.join(', ')}`);
      process.exit(1);
    }, longestRest).unref();
  };
  tests.on('test:dequeue', (test) => running.set(nameOf(test), test));
  tests.on('test:complete', (test) => {
    running.delete(nameOf(test));
    last = nameOf(test);
    wait();
  });
}
