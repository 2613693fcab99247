// node tools/run.mjs [NODE OPTION …] FILE [ARG …]: installs if need be, then runs FILE with the pinned Node.
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

/** These run without the packages of tests and checks (`tests/rules/packages.test.ts`). */
const ofProduct = ['tools/start.ts', 'tools/build.ts', 'tools/command.ts', 'tools/sbom.ts'];
await ensureInstalled(process.argv.some((arg) => ofProduct.includes(arg)) ? 'product' : 'all');
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// Over the channel the child notices when we are killed in a way that leaves us no last word.
const child = spawn(pinnedNode(), process.argv.slice(2), { cwd: root, stdio });

// A terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to us alone. The child must hear either once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
// Started by npm, this process ends when npm has been killed: nothing else would stop it.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
}
child.on('error', (error) => {
  console.error(`Node could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
