import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{
 *   name: string,
 *   run: (bin: (name: string) => string, root: string) => string[][],
 *   atOnce?: number,
 *   counted?: boolean,
 *   again?: (bin: (name: string) => string, output: string) => string[][] | null,
 * }} Step
 * `run` gives the arguments of each of its commands, or none where there is nothing to do; `atOnce` of them run at the same time. `again` gives the arguments for
 * only the tests that failed in `output`.
 */

/**
 * Types, lint and rules, for so many processors.
 * @returns {Step[]}
 */
export const checksOn = (processors) => [
  {
    name: 'route types',
    run: (bin, root) => (hasRouteTypes(root) ? [] : [[bin('@react-router/dev/bin.cjs'), 'typegen']]),
  },
  {
    name: 'types',
    // The first time everything is checked. A second checker takes a quarter less time, and half as much processor time more.
    run: (bin, root) => [
      [bin('typescript/bin/tsc'), '--checkers', existsSync(checkedTypes(root)) ? '1' : String(processors)],
    ],
  },
  { name: 'lint', run: (bin) => [[bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']] },
  { name: 'rules', run: (_bin, root) => [testFiles(testsBelow(root, ['tests/rules']))], counted: true },
];

/** Where tsconfig.json keeps what was checked. */
const checkedTypes = (root) => path.join(root, '.react-router/checked.tsbuildinfo');

/** Whether the route types are newer than the tables of pages, the addresses in them, and the packages. */
function hasRouteTypes(root) {
  const made = path.join(root, '.react-router/types/+routes.ts');
  if (!existsSync(made)) return false;
  const tables = ['web', 'contract'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.join(folder, String(name)))
      .filter((name) => /\/(?:pages?|routes|collected|[\w-]*paths)\.ts$/.test(name)),
  );
  const madeAt = statSync(made).mtimeMs;
  const sources = [...tables, 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'];
  return sources.every((name) => statSync(path.join(root, name)).mtimeMs < madeAt);
}

/**
 * Runs the steps one after another, each to its end, also after a failure.
 * A step whose runner counts (Node's or Playwright's) adds its tests; any other counts as one.
 */
export async function runSteps(steps, { node, root, env = {} }) {
  const total = { passed: 0, failed: 0, again: [] };
  const bin = (name) => path.join(root, 'node_modules', name);
  for (const step of steps) {
    const began = Date.now();
    const commands = step.run(bin, root);
    if (commands.length === 0) continue;
    const ended = await runAll(commands, step.atOnce ?? 1, (args) => run(node, args, { root, env }));
    const output = ended.map((one) => one.output).join('\n');
    const count = { passed: 0, failed: 0 };
    // A runner that was killed, or ended before it had counted, leaves unknown which tests it did not run: they all run again.
    const unknown = [];
    // It failed after its last test.
    let isBeyond = false;
    for (const [at, one] of ended.entries()) {
      const own = step.counted ? readCount(one.output) : { passed: one.code === 0 ? 1 : 0, failed: 0 };
      const failed = own && one.code === 0 ? 0 : Math.max(1, own?.failed ?? 0);
      if (!own) unknown.push(commands[at]);
      else if (failed > own.failed) isBeyond = true;
      count.passed += own?.passed ?? 0;
      count.failed += failed;
    }
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
    );
    if (count.failed === 0) continue;
    console.log(withoutPassed(output));
    const failed = count.failed > unknown.length ? step.again?.(bin, output) : [];
    if (step.again && failed && !isBeyond && unknown.length <= 1 && count.failed <= mostAgain) {
      const run = () => [...failed, ...unknown];
      total.again.push({
        name: `${step.name}, what failed, alone`,
        run,
        counted: true,
        failed: count.failed,
      });
    }
  }
  return total;
}

/** In their order, `atOnce` at a time. */
async function runAll(commands, atOnce, runOne) {
  const ended = [];
  const turns = commands.entries();
  const inTurn = async () => {
    for (const [at, args] of turns) ended[at] = await runOne(args);
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return ended;
}

/** If no more than these failed, the load of other tests may have been the cause. */
const mostAgain = 3;
/** Milliseconds that one command may take: the longest, all journeys, takes six minutes. */
const longestCommand = 1_800_000;

function run(node, args, { root, env }) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    // A process that it has started may hold its output open for longer.
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ code: 1, output: `${output}\n${args.join(' ')} has not ended in time, and was killed.` });
    }, longestCommand);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A log that is cut short shall still show what failed: lines of tests that passed go first. */
function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s*[✔✓] /.test(line))
    .join('\n');
}

/** Node's runner ends with `ℹ pass 3` and `ℹ fail 0`, Playwright's with `3 passed` and `1 failed`. */
function readCount(output) {
  const number = (pattern) => Number(pattern.exec(output)?.[1] ?? 0);
  if (/^(?:ℹ|#) pass \d+$/m.test(output)) {
    return {
      passed: number(/^(?:ℹ|#) pass (\d+)$/m),
      failed: number(/^(?:ℹ|#) fail (\d+)$/m) + number(/^(?:ℹ|#) cancelled (\d+)$/m),
    };
  }
  if (/^\s+\d+ (passed|failed)/m.test(output)) {
    return {
      passed: number(/^\s+(\d+) passed/m),
      failed: number(/^\s+(\d+) failed/m) + number(/^\s+(\d+) did not run/m),
    };
  }
  return null;
}

/** @param {string[]} files that share a process */
export function testFiles(files) {
  return ['tools/test-files.mjs', ...files];
}

export function testsBelow(root, folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name))
      .sort(),
  );
}
