// npm test: everything there is to check, from types to journeys in a real browser. The last line counts.
// npm test -- NAME …: only the tests below these folders, or in these files; a name of a journey's file works too.
// npm test -- --changed [REF]: the checks, and the tests that the changes since REF can reach (tools/changed-tests.ts).
// npm run walk: the journeys of members and administrators alone, in every window and theme (tests/browser/walks.ts).
import { spawn, spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

await ensureInstalled();
const { checksOn, runSteps, testFiles, testsBelow } = await import('./steps.mjs');
const { groupsOf } = await import('./test-groups.mjs');
const { findBroadcastServers } = await import('./broadcast-servers.mjs');
const { findChromium } = await import('./chromium.mjs');
const node = pinnedNode();
const isOfChange = process.argv[2] === '--changed';
const named = isOfChange ? testsOfChange(process.argv.slice(3)) : process.argv.slice(2);
if (isOfChange) console.log(`${named.length} files of tests see this change.`);
const wanted = process.env.WALK && named.length === 0 ? ['tests/browser'] : named;
const isAll = wanted.length === 0 && !isOfChange;
const isWanted = (file) => wanted.some((name) => file.startsWith(name));
/** The folders whose files take longest come first, so that the last files are short. */
const folders = ['api', 'server', 'core', 'outside', 'db', 'web', 'contract', 'rules', 'tools', 'bench'];
const chosen = (found) => found.filter((file) => isAll || isWanted(file));
// Run whole, those of the rules are among the checks.
const apart = named.length > 0 ? ['tests/servers', 'tests/rules'] : ['tests/servers'];
const tests = [...chosen(testsBelow(root, apart)), ...chosen(testsBelow(root, folders))];
const journeys = wanted.filter((name) => name.startsWith('tests/browser'));
const strange = named.filter(
  (name) => !journeys.includes(name) && !tests.some((file) => file.startsWith(name)),
);
if (strange.length > 0) {
  console.error(`There are no tests below ${strange.join(', ')}.`);
  process.exit(1);
}

const playwright = (bin) => [
  bin('@playwright/test/cli.js'),
  'test',
  '--config',
  'tests/browser/playwright.config.ts',
];
/** Files that ask for built pages or start a server have a turn of their own: most of them wait more than they compute. */
const needsPages = (file) => /^(server|tests)\//.test(file);
const tested = (name, files, atOnce) => ({
  name,
  run: () => groupsOf(files).map(testFiles),
  atOnce,
  counted: true,
  again: (_bin, output) => {
    const failed = new Set([...output.matchAll(/^test at (\S+?):\d+:\d+$/gm)].map(([, file]) => file));
    return failed.size > 0 ? [...failed].map((file) => testFiles([file])) : null;
  },
});
const build = { name: 'pages build', run: () => [['tools/build.ts']] };
const core = tested(
  'core and API',
  tests.filter((file) => !needsPages(file)),
  2,
);
const servers = tested('servers and pages', tests.filter(needsPages), 2);
const browser = {
  name: 'browser',
  run: (bin) => [[...playwright(bin), ...journeys]],
  counted: true,
  again: (bin) => [[...playwright(bin), '--last-failed']],
};

const began = Date.now();
// A database for each file is made in a fifth of the time, and what a killed run leaves is gone with the next start.
const memory = folderInMemory();
if (memory) process.env.TMPDIR = memory;
const chromium = await findChromium(node);
findBroadcastServers();
const cluster = await startCluster();
const env = {
  TEST_CLUSTER: cluster.address,
  // As it is run: React's development build takes three times as long for a page.
  NODE_ENV: 'production',
  CHROMIUM: chromium,
  // A hundred processes load the same files: each is compiled once.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
};
const options = { node, root, env };
/** More flaky tests than this fail a run. */
const mostFlaky = 2;
let total = { passed: 0, failed: 0 };
let flaky = 0;
const left = [];
try {
  for (const { passed, failed, again } of await runTurns()) {
    total = { passed: total.passed + passed, failed: total.failed + failed };
    if (isAll) left.push(...again);
  }
  // A test that fails while all share the machine and passes alone is flaky: it is counted, and its cause has to be found.
  for (const step of left) {
    const { failed } = await runSteps([step], options);
    if (failed > 0) continue;
    flaky += step.failed;
    total = { passed: total.passed + step.failed, failed: total.failed - step.failed };
  }
} finally {
  await cluster.stop();
}
console.log(`All of it took ${Math.round((Date.now() - began) / 1000)} s.`);
if (flaky > 0) console.log(`${flaky} flaky: passed alone only. A run fails from ${mostFlaky + 1} on.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && flaky <= mostFlaky ? 0 : 1);

/**
 * One after another, except the build, which runs at the same time as the checks: each keeps two processors busy by itself.
 * Six processes on two processors take as long together, and time limits of journeys and servers would run out.
 */
async function runTurns() {
  const hasJourneys = isAll || journeys.length > 0;
  const hasServers = tests.some(needsPages);
  const run = (steps) => runSteps(steps, options);
  return [
    ...(await Promise.all([
      run(hasJourneys || hasServers ? [build] : []),
      run(isAll || isOfChange ? checksOn(1) : []),
    ])),
    await run(tests.every(needsPages) ? [] : [core]),
    await run(hasJourneys ? [browser] : []),
    await run(hasServers ? [servers] : []),
  ];
}

/** Files of tests, without those of the rules: they are among the checks. */
function testsOfChange(args) {
  const { stdout, status, stderr } = spawnSync(node, ['tools/changed-tests.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((file) => file && !file.startsWith('tests/rules/'));
}

/** One PostgreSQL for all test files. Each file takes its own copy of a migrated database. */
function startCluster() {
  const child = spawn(node, ['tests/ground/cluster.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = () => {
    child.stdin.end();
    return ended;
  };
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve({ address: String(line).trim(), stop }));
    child.once('exit', (code) => reject(new Error(`The test database did not start (code ${code}).`)));
  });
}

/** A folder in memory with enough space for all databases of a run; null where there is none. */
function folderInMemory() {
  const folder = '/dev/shm';
  const roomInBytes = 8e9;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomInBytes ? folder : null;
  } catch {
    return null;
  }
}
